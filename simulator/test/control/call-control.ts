import type { Json } from '../../src/base/json.ts';
import type { Simulator } from '../../src/main.ts';

/** Calls the control surface; returns the status and the JSON body. */
export async function callControl(
  simulator: Simulator,
  method: string,
  path: string,
  body?: Json,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Json }> {
  const response = await fetch(`${simulator.url}/control${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const parsed: Json = text === '' ? null : JSON.parse(text);
  return { status: response.status, body: parsed };
}
