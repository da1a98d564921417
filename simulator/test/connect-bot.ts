import { once } from 'node:events';
import { WebSocket } from 'ws';
import { rawText } from '../src/gateway/raw-text.ts';
import { asText, isObject, type Json, type JsonObject, parseJson } from '../src/base/json.ts';
import type { Simulator } from '../src/main.ts';
import { type Answer, APPLICATION, call } from './start.ts';

/** Every intent the platform defines. */
const ALL_INTENTS = 0b11_0011_0001_1111_1111_1111_1111;

export interface TestBot {
  /** The data of the next event with that name (and matching `fits`) not returned before. */
  next: (name: string, fits?: (data: JsonObject) => boolean) => Promise<JsonObject>;
  /** The names of the events since the last call, in order. */
  takeEventNames: () => string[];
  /** Answers an interaction. */
  respond: (interaction: JsonObject, body: Json, query?: string) => Promise<Answer>;
  close: () => void;
}

/** Connects a bot with all intents. */
export async function connectBot(simulator: Simulator, intents = ALL_INTENTS): Promise<TestBot> {
  const socket = new WebSocket(`ws://127.0.0.1:${simulator.port}/gateway?v=10&encoding=json`);
  const events: { name: string; data: JsonObject }[] = [];
  const names: string[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (raw) => {
    const payload = parseJson(rawText(raw));
    if (!isObject(payload) || payload['op'] !== 0 || !isObject(payload['d'])) return;
    events.push({ name: asText(payload['t']), data: payload['d'] });
    names.push(asText(payload['t']));
    for (const check of waiting) check();
  });
  await once(socket, 'open');
  const properties = { os: 'test', browser: 'test', device: 'test' };
  socket.send(JSON.stringify({ op: 2, d: { token: APPLICATION.botToken, intents, properties } }));

  const next: TestBot['next'] = (name, fits = () => true) =>
    new Promise<JsonObject>((resolve) => {
      const check = () => {
        const index = events.findIndex((event) => event.name === name && fits(event.data));
        const [event] = index < 0 ? [] : events.splice(index, 1);
        if (event === undefined) return;
        waiting.delete(check);
        resolve(event.data);
      };
      waiting.add(check);
      check();
    });
  await next('READY');
  return {
    next,
    takeEventNames: () => names.splice(0).filter((name) => name !== 'GUILD_CREATE'),
    respond: ({ id, token }, body, query = '') =>
      call(simulator, 'POST', `/interactions/${asText(id)}/${asText(token)}/callback${query}`, { token: null, body }),
    close: () => socket.terminate(),
  };
}
