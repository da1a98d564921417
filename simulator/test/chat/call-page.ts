import type { Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';

/** Calls the chat page's API; `path` starts with the id of the person the page acts as. */
export function callPage({ url }: Simulator, method: string, path: string, body?: Json): Promise<Response> {
  return fetch(`${url}/sim/people/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
