// The socket to one table: says hello, keeps what has not been answered, comes back by itself after a lost connection.
import { newId } from './random';
import type { FromClient, FromServer } from './messages';

type Outgoing = FromClient & { id?: string };
type Body<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Command = Body<FromClient>;
export type Line = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listener {
  heard(message: FromServer): void;
  line(state: Line): void;
  hello(): Extract<FromClient, { say: 'hello' }>;
}

const PASSING = ['restart', 'slow', 'silence', 'gone', 'unavailable', 'busy']; // reasons of a close after which one comes back
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000; // a line on which nothing comes back is dead, though nobody has closed it (a phone that changed its network)
const DOUBTFUL = 2_500; // the same where there is a reason to doubt it
const LONGEST_WAIT = 10_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Outgoing>();
  private tries = 0;
  private timer = 0;
  private pinger = 0;
  private deadline = 0;
  private over = false;

  constructor(private readonly listener: Listener) {
    addEventListener('online', this.now);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.now);
  }

  connect(): void {
    this.listener.line('connecting');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      socket.send(JSON.stringify(this.listener.hello()));
      for (const command of this.unanswered.values()) socket.send(JSON.stringify(command));
      this.listener.line('open');
      this.pinger = window.setInterval(() => this.ping(ANSWER_WITHIN), PING_EVERY);
    };
    socket.onmessage = (event) => {
      window.clearTimeout(this.deadline);
      const message = JSON.parse(event.data as string) as FromServer;
      if ((message.say === 'done' || message.say === 'refused') && message.id) this.unanswered.delete(message.id);
      if (message.say === 'closing' && !PASSING.includes(message.code)) this.over = true;
      this.listener.heard(message);
    };
    socket.onclose = () => this.gone(socket);
  }

  private gone(socket: WebSocket): void {
    if (this.socket !== socket) return;
    window.clearInterval(this.pinger);
    window.clearTimeout(this.deadline);
    this.socket = null;
    this.listener.line(this.over ? 'closed' : 'lost');
    if (!this.over)
      this.timer = window.setTimeout(
        () => this.connect(),
        Math.min(LONGEST_WAIT, 300 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random()),
      );
  }

  /** Ask whether the other side is still there; if nothing comes in time, the line is given up and made anew. */
  private ping(within: number): void {
    const socket = this.socket;
    if (!socket) return;
    this.send({ say: 'ping', at: performance.now() });
    window.clearTimeout(this.deadline);
    this.deadline = window.setTimeout(() => {
      this.gone(socket);
      socket.close();
    }, within);
  }

  /** Send a message that needs no answer. */
  send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Send a command; it is sent again after a lost connection until it is answered, and carried out once. */
  command(body: Command): string {
    const id = newId();
    const message = { ...body, id } as Outgoing & FromClient;
    this.unanswered.set(id, message);
    this.send(message);
    return id;
  }

  /** Come back after all, though the server has closed the line for good. */
  again(): void {
    this.over = false;
  }

  close(): void {
    this.over = true;
    window.clearTimeout(this.timer);
    window.clearTimeout(this.deadline);
    window.clearInterval(this.pinger);
    removeEventListener('online', this.now);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.now);
    this.socket?.close();
  }

  private readonly doubt = (): void => this.ping(DOUBTFUL);

  private readonly now = (): void => {
    if (this.over || document.hidden) return;
    if (this.socket) {
      this.doubt();
      return;
    }
    window.clearTimeout(this.timer);
    this.connect();
  };
}
