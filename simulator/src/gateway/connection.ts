import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { isObject, type Json, type JsonObject, parseJson } from '../json.ts';
import type { Platform } from '../platform.ts';
import { guildsOf } from '../world/lookups.ts';
import { presentSelf } from '../world/present-user.ts';
import { presentGuildCreate } from './guild-payload.ts';
import { isOnShard } from './hub.ts';
import { KNOWN_INTENTS, wantsEvent } from './intents.ts';
import { answerMembersRequest } from './request-members.ts';
import { replayAfter, type Session, sendDispatch } from './session.ts';
import { rawText } from './raw-text.ts';

const HEARTBEAT_INTERVAL_MS = 41_250;
/** Gateway close codes (topic "Opcodes and Status Codes"). */
const CLOSE = { unknownOpcode: 4001, decodeError: 4002, notAuthenticated: 4003, authenticationFailed: 4004 } as const;
const CLOSE_IDENTIFY = {
  alreadyAuthenticated: 4005,
  sessionTimedOut: 4009,
  invalidShard: 4010,
  invalidIntents: 4013,
} as const;
const OP = { heartbeat: 1, identify: 2, presence: 3, voice: 4, resume: 6, requestMembers: 8 } as const;

interface Connection {
  platform: Platform;
  socket: WebSocket;
  session: Session | null;
}

/** Serves one gateway connection: Hello, identify or resume, heartbeats. */
export function serveConnection(platform: Platform, socket: WebSocket): void {
  const connection: Connection = { platform, socket, session: null };
  let timer = setTimeout(() => socket.close(CLOSE_IDENTIFY.sessionTimedOut), 2 * HEARTBEAT_INTERVAL_MS);

  socket.on('message', (raw) => {
    const payload = parseJson(rawText(raw));
    if (!isObject(payload)) {
      socket.close(CLOSE.decodeError, 'Error while decoding payload.');
      return;
    }
    if (payload['op'] === OP.heartbeat) {
      clearTimeout(timer);
      timer = setTimeout(() => socket.close(CLOSE_IDENTIFY.sessionTimedOut), 2 * HEARTBEAT_INTERVAL_MS);
    }
    receive(connection, payload['op'], payload['d']);
  });
  socket.on('close', () => {
    clearTimeout(timer);
    if (connection.session?.socket === socket) connection.session.socket = null;
  });
  socket.on('error', () => socket.terminate());
  send(socket, 10, { heartbeat_interval: HEARTBEAT_INTERVAL_MS, _trace: ['simulator'] });
}

function receive(connection: Connection, op: Json | undefined, data: Json | undefined): void {
  const { socket, session } = connection;
  if (op === OP.heartbeat) return send(socket, 11, null);
  const fields = isObject(data) ? data : {};
  if (op === OP.identify) return identify(connection, fields);
  if (op === OP.resume) return resume(connection, fields);
  if (session === null) return socket.close(CLOSE.notAuthenticated, 'Not authenticated.');
  if (op === OP.requestMembers) return answerMembersRequest(connection.platform, session, fields);
  if (op !== OP.presence && op !== OP.voice) socket.close(CLOSE.unknownOpcode, 'Unknown opcode.');
}

function identify(connection: Connection, data: JsonObject): void {
  const { platform, socket } = connection;
  if (connection.session !== null) return socket.close(CLOSE_IDENTIFY.alreadyAuthenticated, 'Already authenticated.');
  if (!isBotToken(platform, data['token'])) return socket.close(CLOSE.authenticationFailed, 'Authentication failed.');
  const intents = data['intents'];
  if (typeof intents !== 'number' || intents < 0 || intents & ~KNOWN_INTENTS) {
    return socket.close(CLOSE_IDENTIFY.invalidIntents, 'Invalid intent(s).');
  }
  const shard = readShard(data['shard']);
  if (shard === undefined) return socket.close(CLOSE_IDENTIFY.invalidShard, 'Invalid shard.');

  const threshold = data['large_threshold'];
  const session: Session = {
    id: randomBytes(16).toString('hex'),
    intents,
    shard,
    largeThreshold: typeof threshold === 'number' ? threshold : 50,
    sequence: 0,
    sent: [],
    socket,
  };
  connection.session = session;
  platform.gateway.sessions.set(session.id, session);
  greet(platform, session);
}

function greet(platform: Platform, session: Session): void {
  const { world, application } = platform;
  const bot = world.people[application.id];
  const guilds = guildsOf(world, application.id).filter((guild) => isOnShard(session, guild.id));
  sendDispatch(session, 'READY', {
    v: 10,
    user: bot === undefined ? null : presentSelf(bot, []),
    guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: platform.gatewayUrl,
    session_type: 'normal',
    shard: session.shard,
    application: { id: application.id, flags: 0 },
    private_channels: [],
    relationships: [],
    _trace: ['simulator'],
  });
  if (!wantsEvent(session.intents, 'GUILD_CREATE', false)) return;
  for (const guild of guilds) sendDispatch(session, 'GUILD_CREATE', presentGuildCreate(platform, guild, session));
}

function resume(connection: Connection, data: JsonObject): void {
  const { platform, socket } = connection;
  if (!isBotToken(platform, data['token'])) return socket.close(CLOSE.authenticationFailed, 'Authentication failed.');
  const { session_id: id, seq } = data;
  const session = typeof id === 'string' ? platform.gateway.sessions.get(id) : undefined;
  const previous = session?.socket ?? null;
  if (session === undefined || typeof seq !== 'number' || !replayAfter(session, seq, socket)) {
    return send(socket, 9, false);
  }
  connection.session = session;
  previous?.terminate();
  sendDispatch(session, 'RESUMED', { _trace: ['simulator'] });
}

function isBotToken(platform: Platform, token: Json | undefined): boolean {
  // Clients may send the token with the scheme's name before it.
  return typeof token === 'string' && token.replace(/^Bot /, '') === platform.application.botToken;
}

function readShard(value: Json | undefined): [number, number] | undefined {
  if (value === undefined) return [0, 1];
  if (!Array.isArray(value)) return undefined;
  const [shard, count] = value;
  if (typeof shard !== 'number' || typeof count !== 'number') return undefined;
  return Number.isInteger(shard) && Number.isInteger(count) && shard >= 0 && shard < count ? [shard, count] : undefined;
}

function send(socket: WebSocket, op: number, data: Json): void {
  socket.send(JSON.stringify({ op, d: data, s: null, t: null }));
}
