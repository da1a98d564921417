import type { Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';

/** Does what the chat page does; `path` begins with the id of the person whose page it is. */
export function askPage({ url }: Simulator, method: string, path: string, body?: Json): Promise<Response> {
  return fetch(`${url}/sim/people/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
