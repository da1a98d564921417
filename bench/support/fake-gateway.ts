import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { type WebSocket, WebSocketServer } from 'ws';
import {
  BOT_USER_ID,
  type FakeWorld,
  guildCreate,
  guildId,
  memberId,
  messageCreate,
  messageId,
} from './fake-guilds.ts';

const OP = { dispatch: 0, heartbeat: 1, identify: 2, hello: 10, heartbeatAck: 11 };

/** Above this many bytes buffered in a socket, the gateway waits for it to drain. */
const BUFFER_MAX = 4 * 1024 * 1024;

/** Number of distinct messages, sent in rotation. */
const MESSAGE_VARIETY = 2000;

/** Just enough of the platform's gateway and REST API to feed one bot at a time as fast as it can receive. */
export async function startFakeGateway(world: FakeWorld) {
  const messages = Array.from({ length: MESSAGE_VARIETY }, (_, index) => JSON.stringify(messageCreate(index, world)));
  let sent = 0;
  let variation: Variation = {};
  const nextMessage = () => {
    sent += 1;
    return varyMessage(`{"id":"${messageId(sent)}",${messages[sent % MESSAGE_VARIETY]?.slice(1)}`, sent, variation);
  };
  const deletedAt = new Map<string, number>();
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer((request, response) => {
    const [id] = /(?<=^\/api\/v\d+\/channels\/\d+\/messages\/)\d+$/.exec(request.url ?? '') ?? [];
    if (request.method === 'DELETE' && id !== undefined) deletedAt.set(id, performance.now());
    answer(request, response, address());
  });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, world)),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = () => portOf(server.address());

  return {
    apiUrl: `http://127.0.0.1:${address()}/api`,
    /** Sends that many messages to every connected client. */
    async sendMessages(count: number): Promise<void> {
      for (const socket of sockets.clients) {
        await sendAll(socket, count, () => ['MESSAGE_CREATE', nextMessage()]);
      }
    },
    /** Changes the next messages. */
    vary(next: Variation): void {
      variation = next;
    },
    /**
     * Sends messages at that rate; returns the delay between each deleted message and the call that deletes it, in
     * milliseconds.
     */
    async timeDeletions(count: number, perSecond: number): Promise<number[]> {
      const sentAt = new Map<string, number>();
      const startedAt = performance.now();
      for (let index = 0; index < count; index += 1) {
        await sleep(Math.max(0, startedAt + (index * 1000) / perSecond - performance.now()));
        for (const socket of sockets.clients) await sendAll(socket, 1, () => ['MESSAGE_CREATE', nextMessage()]);
        sentAt.set(messageId(sent), performance.now());
      }
      await sleep(2_000);
      return [...sentAt].flatMap(([id, at]) => (deletedAt.get(id) ?? at - 1) - at).filter((ms) => ms >= 0);
    },
    close(): void {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
    },
  };
}

function varyMessage(message: string, index: number, { members, content, isNow }: Variation): string {
  if (isNow === true) return varyMessage(sentNow(message, index), index, { ...(members !== undefined && { members }) });
  const spoken =
    content === undefined ? message : message.replace(/"content":"[^"]*"/, `"content":"${content(index)}"`);
  return members === undefined
    ? spoken
    : spoken.replace(/"author":{"id":"\d+"/, `"author":{"id":"${memberId(index % members)}"`);
}

/** The message with an id of the current time. */
function sentNow(message: string, index: number): string {
  return message.replace(/^{"id":"\d+"/, `{"id":"${BigInt(firstIdAt(Date.now())) + BigInt(index % 4_194_304)}"`);
}

/** How messages differ from the usual ones. */
interface Variation {
  /** Gives messages ids of the current time instead of fixed ones. */
  isNow?: boolean;
  /** Number of authors, who write in turn. */
  members?: number;
  content?: (index: number) => string;
}

export type FakeGateway = Awaited<ReturnType<typeof startFakeGateway>>;

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('The fake gateway is not listening');
  return address.port;
}

function answer(request: IncomingMessage, response: ServerResponse, port: number): void {
  response.setHeader('content-type', 'application/json');
  const isGateway = request.url?.endsWith('/gateway/bot') === true;
  const gateway = {
    url: `ws://127.0.0.1:${port}`,
    shards: 1,
    session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
  };
  response.end(JSON.stringify(isGateway ? gateway : []));
}

function serve(socket: WebSocket, world: FakeWorld): void {
  socket.send(JSON.stringify({ op: OP.hello, d: { heartbeat_interval: 41_250 } }));
  socket.on('message', (data: Buffer) => {
    const { op }: { op: number } = JSON.parse(data.toString());
    if (op === OP.heartbeat) socket.send(JSON.stringify({ op: OP.heartbeatAck }));
    if (op === OP.identify) void introduce(socket, world);
  });
}

async function introduce(socket: WebSocket, world: FakeWorld): Promise<void> {
  const user = { id: BOT_USER_ID, username: 'bench', discriminator: '0', global_name: null, avatar: null, bot: true };
  const ready = {
    v: 10,
    user,
    guilds: Array.from({ length: world.guilds }, (_, guild) => ({ id: guildId(guild), unavailable: true })),
    session_id: 'bench',
    resume_gateway_url: 'ws://127.0.0.1:9',
    shard: [0, 1],
    application: { id: BOT_USER_ID, flags: 0 },
  };
  await sendAll(socket, 1, () => ['READY', JSON.stringify(ready)]);
  await sendAll(socket, world.guilds, (guild) => ['GUILD_CREATE', JSON.stringify(guildCreate(guild, world))]);
}

const sequences = new WeakMap<WebSocket, number>();

async function sendAll(socket: WebSocket, count: number, make: (index: number) => [string, string]): Promise<void> {
  let sequence = sequences.get(socket) ?? 0;
  for (let index = 0; index < count; index += 1) {
    const [name, data] = make(index);
    sequence += 1;
    socket.send(`{"t":"${name}","s":${sequence},"op":${OP.dispatch},"d":${data}}`);
    while (socket.bufferedAmount > BUFFER_MAX && socket.readyState === socket.OPEN) await breathe();
  }
  sequences.set(socket, sequence);
}
