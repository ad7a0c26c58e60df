/** Lets the browser hear and paint before the next piece of work: what is done at once keeps a tap waiting. */
export const breath = (): Promise<void> => new Promise((go) => setTimeout(go));
