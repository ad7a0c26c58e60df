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
const LONGEST_WAIT = 10_000;

export class TableSocket {
  private socket: WebSocket | null = null;
  private unanswered = new Map<string, Outgoing>();
  private tries = 0;
  private timer = 0;
  private pinger = 0;
  private over = false;

  constructor(private readonly listener: Listener) {
    addEventListener('online', this.now);
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
      this.pinger = window.setInterval(() => this.send({ say: 'ping', at: performance.now() }), PING_EVERY);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as FromServer;
      if ((message.say === 'done' || message.say === 'refused') && message.id) this.unanswered.delete(message.id);
      if (message.say === 'closing' && !PASSING.includes(message.code)) this.over = true;
      this.listener.heard(message);
    };
    socket.onclose = () => {
      window.clearInterval(this.pinger);
      if (this.socket !== socket) return;
      this.socket = null;
      this.listener.line(this.over ? 'closed' : 'lost');
      if (!this.over) this.timer = window.setTimeout(() => this.connect(), Math.min(LONGEST_WAIT, 300 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random()));
    };
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

  close(): void {
    this.over = true;
    window.clearTimeout(this.timer);
    removeEventListener('online', this.now);
    document.removeEventListener('visibilitychange', this.now);
    this.socket?.close();
  }

  private readonly now = (): void => {
    if (this.socket || this.over || document.hidden) return;
    window.clearTimeout(this.timer);
    this.connect();
  };
}
