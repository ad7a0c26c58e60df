// Made by `make wire` from the messages of the server. Do not edit.

export type FromClient = (Hello | Act | Back | Undo | Takeback | Resign | Pause | Chat | WantHint | WantReview | Sit | Stand | Rename | SetSeat | Configure | Start | Rematch | HandOver | Lock | Close | EntropyHash | EntropyBytes | At | MoveDevice | Ping)
export type FromServer = (TableInfo | Welcome | Seated | DeviceLink | Update | Snapshot | Then | Hinted | Reviewed | EntropyWanted | EntropyReveal | TakebackAsked | Done | Refused | Closing | Pong)

export interface Act {
action: unknown
decision: string
id: string
say: "act"
}
export interface Advice {
action: unknown
chance: number
gain: (number | null)
message: Message
}
export interface Message {
facts?: {
[k: string]: (string | number | Message[] | Message)
}
id: string
}
export interface At {
match: string
say: "at"
seq: number
}
export interface Back {
id: string
say: "back"
}
export interface Chat {
id: string
phrase?: (("good_game" | "hello" | "hurry" | "one_moment" | "oops" | "thanks" | "thinking" | "well_played") | null)
say: "chat"
text?: string
}
export interface Choice {
action: unknown
message: Message
note: (Message | null)
}
export interface Clock {
remaining: number
since: (number | null)
}
export interface Close {
id: string
say: "close"
}
export interface Closing {
code: string
message: Message
say: "closing"
}
export interface Configure {
content?: (string | null)
id: string
options?: (Record<string, unknown> | null)
players?: (number | null)
say: "configure"
settings?: (TableSettings | null)
}
export interface TableSettings {
absence: number
bot: string
clock: ("advisory" | "days" | "game" | "move" | "none")
days: number
hints: boolean
increment: number
open: boolean
outOfTime: ("bot" | "resign")
seconds: number
spectators: boolean
}
export interface ConquestArea {
bonus: number
id: string
owner: (number | null)
}
export interface ConquestLand {
armies: number
id: string
owner: (number | null)
}
export interface ConquestMove {
red: number
source: (string | null)
target: (string | null)
until: number
white: number
}
export interface ConquestSide {
armies: number
cards: number
continents: string[]
gone: boolean
hand: (string[] | null)
income: number
known: string[]
left: number
plays: boolean
seat: number
sets: number
territories: number
}
export interface ConquestView {
asked: string
bonus: boolean
claimer: number
conquered: boolean
continents: ConquestArea[]
due: number
first: number
fortifications: number
game: string
matches: string[]
move: ConquestMove
must_trade: boolean
next_set: number
onto: (number | null)
pile: number
player: number
round: number
round_limit: number
sets: number
sides: ConquestSide[]
territories: ConquestLand[]
tied: number[]
to_act: number
turned_in: string[]
viewer: number
why: string
winners: number[]
}
export interface DeviceLink {
say: "deviceLink"
secret: string
}
export interface Done {
id: string
say: "done"
seq: number
}
export interface EmpireBuried {
card: (string | null)
seat: number
}
export interface EmpireCount {
card: string
n: number
}
export interface EmpireDebt {
aside: [EmpireThing, number][]
asked: string
named: (EmpireThing | null)
owes: number
}
export interface EmpireThing {
at: string
card: string
}
export interface EmpireGroup {
cards: EmpireCount[]
colour: string
freight: number
objects: number
rockets: number
size: number
systems: number
}
export interface EmpireSide {
bank: EmpireCount[]
can_declare: boolean
debt: (EmpireDebt | null)
groups: EmpireGroup[]
hand: (EmpireCount[] | null)
hand_size: number
known: EmpireCount[]
loose: number
money: number
resigned: boolean
score: number
worth: number
}
export interface EmpireView {
area: string[]
asked: string
discard: string[]
game: string
given: (EmpireThing | null)
moves: number
pile: number
plays: number
resolving: string
sides: EmpireSide[]
systems_to_win: number
target: number
to_act: number
turn: number
turns: number
under: EmpireBuried[]
viewer: number
winners: number[]
}
export interface EntropyBytes {
attempt: number
bytes: string
say: "entropyBytes"
}
export interface EntropyHash {
attempt: number
hash: string
say: "entropyHash"
}
export interface EntropyReveal {
attempt: number
hashes: {
[k: string]: string
}
say: "entropyReveal"
}
export interface EntropyWanted {
attempt: number
commitment: string
match: string
say: "entropyWanted"
seats: number[]
}
export interface Frame {
action: {
[k: string]: unknown
}
at: number
by: string
kind: string
line: (Message | null)
seat: number
seq: number
to: number
told: Told[]
}
export interface Told {
event: unknown
message: (Message | null)
rule: string
}
export interface Hello {
invite?: string
match?: string
say: "hello"
secret?: string
seq?: number
table: string
}
export interface Undo {
id: string
say: "undo"
}
export interface Takeback {
agree?: boolean
id: string
say: "takeback"
to: number
}
export interface Resign {
id: string
say: "resign"
}
export interface Pause {
id: string
on: boolean
say: "pause"
}
export interface WantHint {
decision: string
id: string
say: "hint"
}
export interface WantReview {
id: string
match: string
say: "review"
}
export interface Sit {
id: string
nickname: string
say: "sit"
seat?: (number | null)
}
export interface Stand {
id: string
say: "stand"
}
export interface Rename {
id: string
nickname: string
say: "rename"
}
export interface SetSeat {
bot?: string
id: string
say: "setSeat"
seat: number
}
export interface Start {
id: string
say: "start"
}
export interface Rematch {
id: string
say: "rematch"
}
export interface HandOver {
id: string
say: "handOver"
seat: number
}
export interface Lock {
id: string
on: boolean
say: "lock"
}
export interface MoveDevice {
id: string
say: "moveDevice"
}
export interface Ping {
at: number
say: "ping"
}
export interface TableInfo {
content: (Message | null)
differs: string[]
earlier: string[]
game: string
host: number
idleDays: number
locked: boolean
match: string
options: Record<string, unknown>
players: number[]
say: "table"
seats: SeatInfo[]
settings: TableSettings
spectators: number
status: ("closed" | "ended" | "lobby" | "paused" | "playing" | "starting")
table: string
version: number
}
export interface SeatInfo {
kind: ("bot" | "open" | "person")
level: string
name: string
present: boolean
resigned: boolean
sitsIn: boolean
}
export interface Welcome {
invite: string
lan: string
now: number
say: "welcome"
seat: number
server: string
}
export interface Seated {
say: "seated"
seat: number
secret: string
}
export interface Update {
asked: number[]
clocks: Clock[]
frames: Frame[]
match: string
prompt: (Prompt | null)
say: "update"
undo: boolean
view: unknown
}
export interface Prompt {
choices: Choice[]
decision: string
proposal: unknown[]
question: Message
}
export interface Snapshot {
asked: number[]
clocks: Clock[]
commitment: string
frames: Frame[]
match: string
prompt: (Prompt | null)
say: "snapshot"
seq: number
undo: boolean
view: unknown
}
export interface Then {
match: string
say: "then"
seq: number
view: unknown
}
export interface Hinted {
decision: string
moves: Advice[]
say: "hinted"
}
export interface Reviewed {
match: string
review: Review
say: "reviewed"
}
export interface Review {
game: string
marks: Mark[]
match: string
mistakes: Mistake[]
names: string[]
nodes: number
points: Point[]
sides: Side[]
turning: TurningPoint[]
}
export interface Mark {
number: number
seq: number
}
export interface Mistake {
asked: Message
better: Message
chance: number
cost: number
done: Message
seat: number
seq: number
when: Message
}
export interface Point {
chances: number[]
seq: number
}
export interface Side {
choices: number
decisions: number
lost: number
luck: number
start: number
}
export interface TurningPoint {
after: number
before: number
luck: boolean
seat: number
seq: number
told: Message[]
when: Message
}
export interface TakebackAsked {
agreed: number[]
say: "takebackAsked"
seat: number
to: number
}
export interface Refused {
code: string
id: string
message: Message
rule: string
say: "refused"
}
export interface Pong {
at: number
now: number
say: "pong"
}
export interface ImperialBound {
least: number
most: number
of: string
shown: string[]
}
export interface ImperialSide {
bounds: ImperialBound[]
cannot: string[]
cards: number
earned: [string, number][]
hand: (string[] | null)
known: string[]
played: string[]
reds: number
tricks: number
whites: number
}
export interface ImperialTrick {
cards: string[]
leader: number
taker: number
}
export interface ImperialView {
asked: string
bank: [number, number]
deal: number
dealer: number
elder: number
game: string
sides: ImperialSide[]
to_act: number
tricks: ImperialTrick[]
trump: (string | null)
turn_up: (string | null)
viewer: number
winner: number
}
