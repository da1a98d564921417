import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { type WebSocket, WebSocketServer } from 'ws';
import {
  BOT_USER_ID,
  describeEvent,
  describeGuild,
  guildIdOf,
  MESSAGES_PER_COMMAND,
  MIX,
  nextId,
} from './event-mix.ts';

// The platform at scale, in its own process: many shards, many guilds, events at a given pace or as fast as they are
// received. Minimal, to be cheap: its own CPU time is reported next to the bots'.

/** A request to send events. */
export interface Order {
  /** Events per second over all shards; null for as fast as they are handled. */
  perSecond: number | null;
  count: number;
  /** At that many commands without an answer the next events wait, so that there is no backlog. */
  unansweredMax?: number;
}

/** The result of an order. */
export interface Outcome {
  /** From the first event until all commands were answered, or the timeout. */
  seconds: number;
  events: number;
  commands: number;
  answered: number;
  /** From a command's event to the call that answers it, in milliseconds. */
  p50Ms: number;
  p99Ms: number;
  /** This process's, in seconds. */
  cpuSeconds: number;
}

const [shardsArgument, guildsArgument] = process.argv.slice(2);
const SHARDS = Number(shardsArgument);
const GUILDS = Number(guildsArgument);
const TICK_MS = 10;
/** Events sent at once where there is no pace. */
const STEP = 200;
/** Maximum bytes buffered in one socket. */
const BUFFER_MAX = 256 * 1024;
/** Timeout for the last answers. */
const PATIENCE_MS = 60_000;

const KINDS = Object.entries(MIX).flatMap(([kind, share]) => Array.from({ length: share }, () => kind));
/** What a client opens its connection with: an identify has the shard, a resume the session. */
interface GatewayOpening {
  shard?: [number, number];
  session_id?: string;
  seq?: number;
}

interface Shard {
  socket: WebSocket;
  id: number;
  sequence: number;
}
const shards = new Map<number, Shard>();
const sentAt = new Map<string, number>();
const waits: number[] = [];
let sent = 0;
let isConnected = false;
let commands = 0;

const server = createServer((request, response) => void answer(request, response));
const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, socket, head) => sockets.handleUpgrade(request, socket, head, serve));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
process.on('message', (order: Order) => void carryOut(order).then((outcome) => process.send?.(outcome)));
process.on('disconnect', () => process.exit(0));
process.send?.({ port });

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', method } = request;
  response.setHeader('content-type', 'application/json');
  if (url.endsWith('/gateway/bot')) {
    const limit = { total: 10_000, remaining: 10_000, reset_after: 0, max_concurrency: SHARDS };
    response.end(JSON.stringify({ url: `ws://127.0.0.1:${port}`, shards: SHARDS, session_start_limit: limit }));
    return;
  }
  const body = method === 'POST' || method === 'PUT' ? await text(request) : '';
  const [, commandId] = /"message_reference":{[^}]*"message_id":"(\d+)"/.exec(body) ?? [];
  const at = commandId === undefined ? undefined : sentAt.get(commandId);
  if (at !== undefined && commandId !== undefined) {
    waits.push(performance.now() - at);
    sentAt.delete(commandId);
    const [, channelId] = /channels\/(\d+)/.exec(url) ?? [];
    response.end(JSON.stringify({ id: nextId(), channel_id: channelId, content: '', author: { id: BOT_USER_ID } }));
    return;
  }
  response.end(method === 'PUT' ? body : '[]');
}

function serve(socket: WebSocket): void {
  socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: 41_250 } }));
  let shard: Shard | undefined;
  socket.on('message', (data: Buffer) => {
    const { op, d }: { op: number; d: GatewayOpening } = JSON.parse(data.toString());
    if (op === 1) socket.send('{"op":11}');
    if (op === 2) {
      shard = { socket, id: d.shard?.[0] ?? 0, sequence: 0 };
      void introduce(shard);
    }
    if (op === 6) {
      shard = { socket, id: Number(d.session_id?.replace('session-', '')), sequence: d.seq ?? 0 };
      dispatch(shard, 'RESUMED', '{}');
      serveNow(shard);
    }
  });
  socket.on('close', () => {
    if (shard !== undefined && shards.get(shard.id) === shard) shards.delete(shard.id);
  });
}

async function introduce(shard: Shard): Promise<void> {
  const { id, socket } = shard;
  const ids = Array.from({ length: GUILDS / SHARDS }, (_, index) => guildIdOf(id, SHARDS, index));
  const user = { id: BOT_USER_ID, username: 'bench', discriminator: '0', global_name: null, avatar: null, bot: true };
  const ready = {
    v: 10,
    user,
    guilds: ids.map((each) => ({ id: each, unavailable: true })),
    session_id: `session-${id}`,
    resume_gateway_url: `ws://127.0.0.1:${port}`,
    shard: [id, SHARDS],
    application: { id: BOT_USER_ID, flags: 0 },
  };
  dispatch(shard, 'READY', JSON.stringify(ready));
  for (const [index, guildId] of ids.entries()) {
    while (socket.bufferedAmount > BUFFER_MAX) await sleep(1);
    dispatch(shard, 'GUILD_CREATE', describeGuild(guildId, id * (GUILDS / SHARDS) + index, { guilds: GUILDS }));
  }
  serveNow(shard);
}

/** Tells once that all of them are there. */
function serveNow(shard: Shard): void {
  shards.set(shard.id, shard);
  if (shards.size < SHARDS || isConnected) return;
  isConnected = true;
  process.send?.({ connected: true });
}

function dispatch(shard: Shard, kind: string, data: string): void {
  shard.sequence += 1;
  shard.socket.send(`{"t":"${kind}","s":${shard.sequence},"op":0,"d":${data}}`);
}

/** Sends the next event of the mix, in a different guild each time. */
function sendNext(kind = KINDS[(sent * 383) % KINDS.length] ?? '', isCommand = false): void {
  sent += 1;
  const shard = shards.get(sent % SHARDS);
  if (shard === undefined) return;
  const guildId = guildIdOf(shard.id, SHARDS, Math.floor(sent / SHARDS) % (GUILDS / SHARDS));
  const id = nextId();
  const isQuestion = isCommand || (kind === 'MESSAGE_CREATE' && sent % MESSAGES_PER_COMMAND === 0);
  if (isQuestion) {
    commands += 1;
    sentAt.set(id, performance.now());
  }
  dispatch(
    shard,
    kind,
    describeEvent(kind, guildId, id, isQuestion ? '!ping' : 'what people write to each other in a chat'),
  );
}

/** Waits until the bots have taken enough of what was sent. */
async function drainQueue(unansweredMax: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (sentAt.size >= unansweredMax && performance.now() < until) await sleep(1);
  while ([...shards.values()].some(({ socket }) => socket.bufferedAmount > BUFFER_MAX)) await sleep(1);
}

async function carryOut({ perSecond, count, unansweredMax = Number.POSITIVE_INFINITY }: Order): Promise<Outcome> {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  waits.length = 0;
  sentAt.clear();
  commands = 0;
  for (let dispatched = 0; dispatched < count; ) {
    const due = perSecond === null ? dispatched + STEP : ((performance.now() - startedAt) / 1_000) * perSecond;
    while (dispatched < Math.min(due, count)) {
      sendNext();
      dispatched += 1;
    }
    if (perSecond !== null) await sleep(TICK_MS);
    await drainQueue(unansweredMax);
  }
  // A command at the end of each shard's stream: its answer proves that everything before was received.
  for (let shard = 0; shard < SHARDS; shard += 1) sendNext('MESSAGE_CREATE', true);
  const until = performance.now() + PATIENCE_MS;
  while (sentAt.size > 0 && performance.now() < until) await sleep(2);
  const { user, system } = process.cpuUsage(cpu);
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    seconds: (performance.now() - startedAt) / 1_000,
    events: count + SHARDS,
    commands,
    answered: waits.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuSeconds: (user + system) / 1e6,
  };
}
