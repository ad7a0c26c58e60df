// One table as this browser knows it: who sits where, the match so far, the question to me. It only repeats what the server said.
import { picturesLieAt } from '../art/pictures';
import { hex, randomBytes, sha256 } from '../wire/random';
import { sound, stay } from '../motion/stage';
import { keep, keepEntropy, keepTable } from './me.svelte';
import type {
  Clock,
  EntropyWanted,
  Frame,
  FromServer,
  Hinted,
  Prompt,
  Refused,
  Review,
  TableInfo,
  TableSettings,
  TakebackAsked,
  Update,
} from '../wire/messages';
import { TableSocket, type Command, type Line } from '../wire/socket';

interface Change {
  options?: Record<string, unknown>;
  settings?: Partial<TableSettings>;
}

function changed(info: TableInfo, { options, settings }: Change): TableInfo {
  return { ...info, options: { ...info.options, ...options }, settings: { ...info.settings, ...settings } };
}

const MOST_HELD = 12; // updates that wait to be shown; with more, nothing stays any longer
type View = Record<string, unknown> & { game: string };

export class TableState {
  info = $state<TableInfo | null>(null);
  seat = $state(-1);
  line = $state<Line>('connecting');
  match = $state('');
  seq = $state(-1);
  frames = $state.raw<Frame[]>([]);
  fresh = $state.raw<Frame[]>([]); // the frames of the last update: what moves now
  view = $state.raw<View | null>(null);
  then = $state.raw<{ seq: number; view: View } | null>(null); // the scrubber's position
  prompt = $state.raw<Prompt | null>(null);
  asked = $state<number[]>([]);
  canUndo = $state(false);
  clocks = $state.raw<Clock[]>([]);
  offset = $state(0); // server's clock minus mine, seconds
  takeback = $state.raw<TakebackAsked | null>(null);
  refused = $state.raw<Refused | null>(null);
  closing = $state<string | null>(null);
  starting = $state.raw<EntropyWanted | null>(null);
  deviceLink = $state('');
  hinted = $state.raw<Hinted | null>(null); // the last hint that was asked for
  hinting = $state(''); // the command by which one is being asked for
  reviews = $state.raw<Record<string, Review>>({}); // by match, of those that have ended
  reviewing = $state(''); // the command by which one is being asked for
  private invite = $state('');
  private lan = $state('');

  private readonly socket: TableSocket;
  private kept: Promise<unknown> | null = null;
  private told: TableInfo | null = null;
  private changes = new Map<string, Change>(); // of the host, sent and not answered yet
  private entropy = new Map<number, string>();
  private waiting = $state<string[]>([]);
  private held = $state.raw<Update[]>([]); // updates that are shown one after another, so that each can be seen
  private staying = 0;
  private shown = 0; // when what stays now came into sight

  constructor(
    readonly id: string,
    private secret: string,
    invite: string,
  ) {
    this.invite = invite;
    this.socket = new TableSocket({
      heard: (message) => this.heard(message),
      line: (state) => (this.line = state),
      hello: () => ({ say: 'hello', table: id, secret: this.secret, invite: this.invite, match: this.match, seq: this.seq }),
    });
    this.socket.connect();
  }

  get mine(): boolean {
    return this.prompt !== null;
  }

  get busy(): boolean {
    return this.waiting.length > 0 || this.held.length > 0;
  }

  /** The deck or map of this table, whole. */
  async content<T>(): Promise<T> {
    return (this.kept ??= fetch(`/api/tables/${this.id}/content`, { headers: this.bearer }).then(async (answer) => {
      const found: unknown = await answer.json();
      picturesLieAt(found, answer.headers.get('Imperia-Pictures'));
      return found;
    })) as Promise<T>;
  }

  /** What an HTTP question about this table carries: the seat's secret, else the invitation. */
  get bearer(): Record<string, string> {
    const secret = this.secret || this.invite;
    return secret ? { Authorization: `Bearer ${secret}` } : {};
  }

  get invitation(): string {
    return this.invite;
  }

  /** Where others find this page: not this machine's name for itself, if the server has one in the local network. */
  private get origin(): string {
    return this.lan && ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname) ? this.lan : location.origin;
  }

  get link(): string {
    return `${this.origin}/t/${this.id}${this.invite ? `#i=${this.invite}` : ''}`;
  }

  do(command: Command): string {
    this.refused = null;
    const id = this.socket.command(command);
    if (command.say === 'act') this.waiting = [...this.waiting, id];
    return id;
  }

  /** The host changes some options or settings. They are shown at once, so that the next change is made to what was meant, not to what was answered. */
  configure(change: Change): void {
    if (!this.info) return;
    const whole = changed(this.info, change);
    const id = this.do({
      say: 'configure',
      ...(change.options && { options: whole.options }),
      ...(change.settings && { settings: whole.settings }),
    });
    this.changes.set(id, change);
    this.info = whole;
  }

  private answered(id: string): void {
    this.waiting = this.waiting.filter((one) => one !== id);
    if (this.changes.delete(id)) this.showInfo();
  }

  private showInfo(): void {
    if (this.told) this.info = [...this.changes.values()].reduce(changed, this.told);
  }

  act(action: unknown): void {
    if (this.prompt && !this.busy) this.do({ say: 'act', decision: this.prompt.decision, action } as Command);
  }

  /** What is best, as far as I may know? */
  askHint(): void {
    if (this.prompt && !this.hinting) this.hinting = this.do({ say: 'hint', decision: this.prompt.decision });
  }

  /** The review of the match that can be seen, once it has come. */
  get review(): Review | null {
    return this.reviews[this.match] ?? null;
  }

  /** Ask for the review of a match that has ended: this one, or an earlier one of the table. */
  askReview(match = this.match): void {
    if (!this.reviewing && !this.reviews[match]) this.reviewing = this.do({ say: 'review', match });
  }

  /** Another nickname: here, and at the next table. */
  rename(name: string): void {
    const nickname = name.trim();
    if (!nickname) return;
    keep('nickname', nickname);
    this.do({ say: 'rename', nickname });
  }

  look(seq: number | null): void {
    if (seq === null || seq >= this.seq) this.then = null;
    else this.socket.send({ say: 'at', match: this.match, seq });
  }

  /** A tap hurries: what stays in sight stays no longer. */
  hurry(): void {
    if (this.staying) this.showNext();
  }

  leave(): void {
    clearTimeout(this.staying);
    this.socket.close();
  }

  private heard(message: FromServer): void {
    switch (message.say) {
      case 'welcome':
        this.seat = message.seat;
        if (message.seat < 0) this.secret = ''; // the host has freed my seat: I look on
        this.offset = message.now - Date.now() / 1000;
        this.lan = message.lan;
        if (message.invite) this.invite = message.invite;
        break;
      case 'table':
        this.told = message;
        this.showInfo();
        if (message.status !== 'starting') this.starting = null;
        keepTable(this.id, { game: message.game, secret: this.secret, invite: this.invite, seen: Date.now() });
        break;
      case 'seated':
        this.seat = message.seat;
        this.secret = message.secret;
        if (this.info) keepTable(this.id, { game: this.info.game, secret: this.secret, invite: this.invite, seen: Date.now() });
        break;
      case 'snapshot':
        clearTimeout(this.staying);
        this.staying = 0;
        this.held = [];
        this.match = message.match;
        this.seq = message.seq;
        this.frames = message.frames;
        this.fresh = [];
        this.position(message);
        break;
      case 'update':
        this.held = [...this.held, message];
        if (this.staying) this.letStay();
        if (!this.staying) this.showNext();
        break;
      case 'then':
        this.then = { seq: message.seq, view: message.view as View };
        break;
      case 'hinted':
        this.hinted = message;
        this.hinting = '';
        break;
      case 'reviewed':
        this.reviews = { ...this.reviews, [message.match]: message.review };
        this.reviewing = '';
        break;
      case 'entropyWanted':
        this.addChance(message);
        break;
      case 'entropyReveal': {
        const bytes = this.entropy.get(message.attempt);
        if (bytes) this.socket.send({ say: 'entropyBytes', attempt: message.attempt, bytes });
        break;
      }
      case 'takebackAsked':
        this.takeback = message.to >= 0 ? message : null;
        break;
      case 'done':
        this.answered(message.id);
        break;
      case 'refused':
        this.answered(message.id);
        if (message.id === this.hinting) this.hinting = '';
        if (message.id === this.reviewing) this.reviewing = '';
        this.refused = message;
        break;
      case 'deviceLink':
        this.deviceLink = `${this.origin}/t/${this.id}#s=${message.secret}`;
        break;
      case 'closing':
        if (message.code === 'no-table' && this.secret && this.invite) {
          this.secret = ''; // my seat was freed while I was away
          this.socket.again();
        } else this.closing = message.code;
        break;
      case 'pong':
        this.offset = message.now - Date.now() / 1000;
        break;
    }
  }

  /** Show the updates that wait, each as long as what it tells stays in sight. */
  private showNext(): void {
    clearTimeout(this.staying);
    this.staying = 0;
    while (this.held.length && !this.staying) {
      const [message, ...later] = this.held as [Update, ...Update[]];
      this.held = later;
      this.match = message.match;
      this.fresh = message.frames.filter((frame) => frame.seq > this.seq);
      this.frames = [...this.frames, ...this.fresh];
      this.seq = this.frames.at(-1)?.seq ?? -1;
      this.position(message);
      sound(this.fresh);
      this.shown = performance.now();
      this.letStay();
    }
  }

  /** What has just been shown stays in sight as long as it should, by what is known to come after it. */
  private letStay(): void {
    clearTimeout(this.staying);
    const ms = document.hidden || this.held.length > MOST_HELD ? 0 : stay(this.fresh, this.held[0]?.frames);
    this.staying = ms ? window.setTimeout(() => this.showNext(), Math.max(1, this.shown + ms - performance.now())) : 0;
  }

  private position(message: { view?: unknown; prompt?: Prompt | null; asked: number[]; undo: boolean; clocks?: Clock[] }): void {
    this.view = message.view as View;
    this.prompt = message.prompt ?? null;
    if (this.hinted?.decision !== this.prompt?.decision) this.hinted = null;
    this.asked = message.asked;
    this.canUndo = message.undo;
    this.clocks = message.clocks ?? [];
  }

  private addChance(wanted: EntropyWanted): void {
    this.starting = wanted;
    if (!wanted.seats.includes(this.seat)) return;
    const bytes = randomBytes(32);
    this.entropy.set(wanted.attempt, hex(bytes));
    keepEntropy(wanted.match, wanted.commitment, hex(bytes));
    const hash = hex(sha256(bytes));
    this.socket.send({ say: 'entropyHash', attempt: wanted.attempt, hash });
  }
}
