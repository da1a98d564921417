import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { rawText } from '../../src/gateway/raw-text.ts';
import { asText, isObject, type Json, type JsonObject, parseJson } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';
import { APPLICATION } from '../start.ts';

export const INTENT = {
  guilds: 1,
  members: 1 << 1,
  moderation: 1 << 2,
  voice: 1 << 7,
  presences: 1 << 8,
  messages: 1 << 9,
  directMessages: 1 << 12,
  content: 1 << 15,
} as const;

/** A plain gateway client that stores what it receives. */
export interface GatewayClient {
  socket: WebSocket;
  received: JsonObject[];
  send: (payload: Json) => void;
  /** The first matching payload, received or future. */
  next: (fits: (payload: JsonObject) => boolean) => Promise<JsonObject>;
  event: (name: string) => Promise<JsonObject>;
  /** The close code of the connection. */
  closed: () => Promise<number>;
  /** Waits until everything in flight has arrived: requests a heartbeat and waits for its acknowledgement. */
  settle: () => Promise<void>;
}

interface Address {
  path?: string;
  /** Decodes binary messages. */
  decode?: (message: Buffer) => string;
}

/** Connects and, if given, sends a first payload. */
export async function connect(simulator: Simulator, first?: Json, address: Address = {}): Promise<GatewayClient> {
  const { path = '/?v=10&encoding=json', decode } = address;
  const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}${path}`);
  const received: JsonObject[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (raw, isBinary) => {
    const text = isBinary && decode !== undefined && Buffer.isBuffer(raw) ? decode(raw) : rawText(raw);
    const payload = parseJson(text);
    if (isObject(payload)) received.push(payload);
    for (const check of waiting) check();
  });
  const closed = once(socket, 'close').then(([code]) => Number(code));
  await once(socket, 'open');

  const send = (payload: Json) => socket.send(JSON.stringify(payload));
  if (first !== undefined) send(first);
  const next = (fits: (payload: JsonObject) => boolean) =>
    new Promise<JsonObject>((resolve) => {
      const check = () => {
        const payload = received.find(fits);
        if (payload === undefined) return;
        waiting.delete(check);
        resolve(payload);
      };
      waiting.add(check);
      check();
    });
  const acks = () => received.filter(({ op }) => op === 11).length;
  return {
    socket,
    received,
    send,
    next,
    event: (name) => next(({ t }) => t === name),
    closed: () => closed,
    settle: async () => {
      const before = acks();
      send({ op: 1, d: null });
      while (acks() === before && socket.readyState === socket.OPEN) await sleep(2);
    },
  };
}

/** An identify payload of the test bot. */
export function identify(intents: number, more: JsonObject = {}): JsonObject {
  const properties = { os: 'test', browser: 'test', device: 'test' };
  return { op: 2, d: { token: APPLICATION.botToken, intents, properties, ...more } };
}

/** The data of a payload. */
export function dataOf(payload: JsonObject): JsonObject {
  return isObject(payload['d']) ? payload['d'] : {};
}

/** Opens a session and waits until it is ready. */
export async function openSession(simulator: Simulator, intents: number, more: JsonObject = {}) {
  const client = await connect(simulator, identify(intents, more));
  const ready = dataOf(await client.event('READY'));
  return { ...client, sessionId: asText(ready['session_id']) };
}

/** A resume payload for that session, after that sequence number. */
export function resumeOf(sessionId: string, sequence: number): JsonObject {
  return { op: 6, d: { token: APPLICATION.botToken, session_id: sessionId, seq: sequence } };
}

/** The last event's sequence number. */
export function lastSequence(client: Pick<GatewayClient, 'received'>): number {
  return Math.max(0, ...client.received.map(({ s }) => (typeof s === 'number' ? s : 0)));
}
