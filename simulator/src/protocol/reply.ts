import type { ServerResponse } from 'node:http';
import type { Json } from '../base/json.ts';

/** A route's answer; the server adds the platform's headers. */
export interface Reply {
  status: number;
  body: string | Buffer | null;
  headers: Record<string, string>;
  /** Takes over the response once its headers are sent, for answers that stay open. */
  stream?: (response: ServerResponse) => void;
}

/** A JSON answer. */
export function json(body: Json | object, status = 200): Reply {
  return { status, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** An answer without a body. */
export function empty(status = 204): Reply {
  return { status, body: null, headers: {} };
}

/** An HTML page, never cached. */
export function html(body: string, status = 200): Reply {
  return { status, body, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } };
}

/** A redirect, never cached. */
export function redirect(location: string): Reply {
  return { status: 302, body: null, headers: { location, 'cache-control': 'no-store' } };
}
