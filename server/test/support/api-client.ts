import type { Endpoint } from '@perigee/core/base/http/endpoint';
import { possibleErrors } from '@perigee/core/base/http/possible-errors';
import { errorReply } from '@perigee/core/base/http/replies';
import * as z from 'zod/mini';

export interface Reply {
  status: number;
  headers: Headers;
  body: unknown;
}

interface CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Calls the API over HTTP, as a browser would, with valid or invalid input. */
export interface ApiClient {
  call(token: string | null, endpoint: Endpoint, options?: CallOptions): Promise<Reply>;
  /** Sends a request that the contract would not allow. */
  send(path: string, init: RequestInit): Promise<Reply>;
}

export function createApiClient(apiUrl: string): ApiClient {
  const send: ApiClient['send'] = async (path, init) => {
    const response = await fetch(`${apiUrl}${path}`, init).catch((error: unknown) => {
      // "fetch failed" alone does not say what happened to the connection.
      const cause = error instanceof Error ? error.cause : undefined;
      throw new Error(`${init.method ?? 'GET'} ${path} failed: ${String(cause ?? error)}`, { cause: error });
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

  return {
    send,
    async call(token, endpoint, { params = {}, query = {}, body, headers = {} } = {}) {
      const { method, url } = endpoint;
      const reply = await send(`${fillPath(url, params)}${queryText(query)}`, {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      requireDeclaredError(endpoint, reply);
      return reply;
    },
  };
}

/** Checks every reply of every test against the contract: an error code it does not name fails the test. */
function requireDeclaredError(endpoint: Endpoint, { status, body }: Reply): void {
  if (status < 400) return;
  const { code } = z.parse(errorReply, body);
  if (!possibleErrors(endpoint).includes(code)) {
    throw new Error(`${endpoint.method} ${endpoint.url} answered "${code}", which is missing from its contract`);
  }
}

function fillPath(url: string, params: Record<string, string>): string {
  return url.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryText(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString();
  return text === '' ? '' : `?${text}`;
}
