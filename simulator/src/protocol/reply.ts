import type { ServerResponse } from 'node:http';
import type { Json } from '../base/json.ts';

/** What a route answers; the server adds the platform's headers. */
export interface Reply {
  status: number;
  body: string | Buffer | null;
  headers: Record<string, string>;
  /** Takes the answer over once its head is sent, for answers that stay open. */
  stream?: (response: ServerResponse) => void;
}

/** An answer in JSON. */
export function json(body: Json | object, status = 200): Reply {
  return { status, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** An answer without a body. */
export function empty(status = 204): Reply {
  return { status, body: null, headers: {} };
}

/** An answer that is a page, never cached. */
export function html(body: string, status = 200): Reply {
  return { status, body, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } };
}

/** An answer that leads elsewhere, never cached. */
export function redirect(location: string): Reply {
  return { status: 302, body: null, headers: { location, 'cache-control': 'no-store' } };
}
