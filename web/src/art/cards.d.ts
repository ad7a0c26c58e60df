export function card(code: string, lang: 'en' | 'ru' | 'pl', four: boolean): string;
export function back(): string;
