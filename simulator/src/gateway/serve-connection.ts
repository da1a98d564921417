import { now } from '../base/clock.ts';
import type { WebSocket } from 'ws';
import { isObject, type Json, type JsonObject, parseJson } from '../base/json.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import { createAllowance } from './allowance.ts';
import { createStreamCompression } from '../sessions/compression.ts';
import type { Connection } from './connection.ts';
import type { ConnectionQuery } from './connection-query.ts';
import { identify } from './identify.ts';
import { createDelay } from './delay.ts';
import { OP, PAYLOAD_MAX_BYTES } from '../sessions/protocol.ts';
import { answerMembersRequest } from './request-members.ts';
import { rawText } from './raw-text.ts';
import { resume } from './resume.ts';
import { type Session, sendDispatch } from '../sessions/session.ts';
import { readPresence, updatePresence } from './update-presence.ts';
import { updateVoice } from './voice-update.ts';
import { createWire } from '../sessions/wire.ts';

/** Delays hello after the handshake: some clients start listening only once they have read the handshake's response. */
const HELLO_DELAY_MS = 5;
/** The connection is closed after this many heartbeat intervals without one. */
const HEARTBEATS_MISSED = 2;
/** How many heartbeat payloads are kept. */
const HEARTBEATS_KEPT = 100;
/** Close codes by which the client says that it will not resume. */
const FINAL_CLOSE_CODES = new Set([1_000, 1_001]);

/** Serves one gateway connection: hello, identify or resume, heartbeats. */
export function serveConnection(platform: Platform, socket: WebSocket, query: ConnectionQuery): void {
  const { limits, gateway } = platform;
  const wire = createWire(socket, gateway.isFrozen);
  const connection: Connection = { platform, wire, session: null };
  const stream = query.compression === null ? null : createStreamCompression(query.compression);
  if (stream !== null) wire.compressWith(stream.compress);
  const allowance = createAllowance(() => limits.gatewayEventsPerMinute, 60_000);
  const hello = createDelay(HELLO_DELAY_MS, () =>
    wire.sendOp(OP.hello, { heartbeat_interval: limits.heartbeatIntervalMs, _trace: ['simulator'] }),
  );
  const silence = createDelay(HEARTBEATS_MISSED * limits.heartbeatIntervalMs, () => closeSilent(connection));

  gateway.connections.add(connection);
  socket.on('message', (raw) => {
    if (wire.isClosing()) return;
    hello.now();
    if (!allowance.take()) return wire.close('rateLimited');
    const payload = readPayload(rawText(raw));
    if (payload === undefined) return wire.close('decodeError');
    if (payload['op'] === OP.heartbeat) silence.again();
    receive(connection, payload['op'], payload['d']);
  });
  socket.on('close', (code) => {
    hello.cancel();
    silence.cancel();
    stream?.close();
    gateway.connections.delete(connection);
    leave(connection, code);
  });
  socket.on('error', () => socket.terminate());
  if (query.problem !== null) wire.close(query.problem);
}

/** A client that stopped its heartbeats has to start a new session. */
function closeSilent({ platform, session, wire }: Connection): void {
  if (session !== null) platform.gateway.sessions.delete(session.id);
  wire.close('sessionTimedOut');
}

function readPayload(text: string): JsonObject | undefined {
  if (Buffer.byteLength(text) > PAYLOAD_MAX_BYTES) return undefined;
  const payload = parseJson(text);
  return isObject(payload) ? payload : undefined;
}

/** A session closed with a final code is deleted; any other can be resumed. */
function leave({ platform, session, wire }: Connection, code: number): void {
  if (session === null || session.wire !== wire) return;
  if (FINAL_CLOSE_CODES.has(code)) platform.gateway.sessions.delete(session.id);
  session.wire = null;
  session.lostAt = now();
}

function receive(connection: Connection, op: Json | undefined, data: Json | undefined): void {
  const { wire, session, platform } = connection;
  if (op === OP.heartbeat) {
    platform.gateway.heartbeats = [...platform.gateway.heartbeats, data ?? null].slice(-HEARTBEATS_KEPT);
    return wire.sendOp(OP.heartbeatAck, null);
  }
  const fields = isObject(data) ? data : {};
  if (op === OP.identify) return identify(connection, fields);
  if (op === OP.resume) return resume(connection, fields);
  if (session === null) return wire.close('notAuthenticated');
  const own = actingAs(platform, platform.applications.get(session.applicationId));
  if (op === OP.requestMembers) return answerMembersRequest(own, session, fields);
  if (op === OP.voice) return updateVoice(own, session, fields);
  if (op === OP.requestSoundboardSounds) return answerSoundboardRequest(session, fields);
  if (op !== OP.presence) return wire.close('unknownOpcode');
  const presence = readPresence(data);
  if (presence === undefined) wire.close('decodeError');
  else updatePresence(own, session, presence);
}

/** No guild of the simulator has custom sounds. */
function answerSoundboardRequest(session: Session, { guild_ids: ids }: JsonObject): void {
  for (const id of Array.isArray(ids) ? ids : []) {
    sendDispatch(session, 'SOUNDBOARD_SOUNDS', JSON.stringify({ guild_id: id, soundboard_sounds: [] }));
  }
}
