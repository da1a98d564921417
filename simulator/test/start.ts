import { describedAnswers } from '../src/testing/described-answers.ts';
import { startSimulator, type Simulator, type SimulatorOptions } from '../src/main.ts';
import { isObject, type Json, type JsonObject } from '../src/base/json.ts';

export const APPLICATION = {
  id: '1100000000000000001',
  name: 'Perigee',
  clientSecret: 'client-secret',
  botToken: 'bot-token',
  redirectUris: ['http://localhost:3000/login', 'http://localhost:3000/landing'],
};
export const REDIRECT_URI = 'http://localhost:3000/login';

export interface Answer {
  status: number;
  headers: Headers;
  body: Json;
}

/** Starts a simulator on a free port of the loopback interface; its bot may identify without limit. */
export function start(options: Partial<SimulatorOptions> = {}): Promise<Simulator> {
  const preset = { application: APPLICATION, identifyIntervalMs: 0, checkAnswer: describedAnswers() };
  return startSimulator({ host: '127.0.0.1', port: 0, ...preset, ...options });
}

/** Calls the REST API; an object is sent as JSON, URLSearchParams as a form. */
export async function call(
  simulator: Simulator,
  method: string,
  path: string,
  options: { token?: string | null; body?: Json | URLSearchParams; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { token = `Bot ${APPLICATION.botToken}`, body, headers = {} } = options;
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(`${simulator.apiUrl}/v10${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: token }),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: Json = text === '' ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: parsed };
}

/** The id in an answer. */
export function idOf(answer: Answer): string {
  return textOf(answer, 'id');
}

/** A string field of an answer; fails if there is none. */
export function textOf(answer: Answer, name: string): string {
  const value = objectOf(answer)[name];
  if (typeof value !== 'string') throw new Error(`No ${name} in ${JSON.stringify(answer.body)}`);
  return value;
}

export function objectOf(answer: Answer): JsonObject {
  if (!isObject(answer.body)) throw new Error(`Not an object: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The demo person with that role. */
export function personWhoIs(simulator: Simulator, role: string): string {
  const person = simulator.people.find((entry) => entry.role === role);
  if (person === undefined) throw new Error(`No demo person is ${role}`);
  return person.id;
}
