import { GUILD_ID } from './callers.ts';
import type { Call } from './read-calls.ts';

/** Used for every path parameter other than the guild's id. */
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

interface Sent {
  token: string | null;
  /** Sent as it is; absent for no body. */
  body?: string;
  /** URL-encoded parameters by name; the others are those of the demo guild. */
  parameters?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** Null if the response is not JSON. */
  json: unknown;
}

/** Makes a call and reads its response. */
export async function makeCall(url: string, call: Call, { token, body, parameters = {} }: Sent): Promise<Answer> {
  const hasBody = body !== undefined && call.method !== 'GET';
  const answer = await fetch(url + addressOf(call, parameters), {
    method: call.method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body }),
    redirect: 'manual',
  });
  const text = await answer.text();
  return { status: answer.status, json: parseJson(text) };
}

function addressOf({ path, parameters }: Call, values: Record<string, string>): string {
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? defaultOf(name));
  const query = parameters
    .filter((each) => each.in === 'query' && values[each.name] !== undefined)
    .map(({ name }) => `${name}=${values[name]}`);
  return `/api${inPath}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

function defaultOf(name: string): string {
  return name === 'guildId' ? GUILD_ID : UNKNOWN_ID;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
