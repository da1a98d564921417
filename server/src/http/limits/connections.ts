import type { Server } from 'node:http';
import type { TrustedProxies } from '../../config/config.ts';
import { clientOf } from './client-address.ts';
import { trustsProxy } from './trusted-proxies.ts';

/** Most connections a client may hold open; the browsers of a household take some dozens. */
export const CONNECTIONS_MAX = 200;

/** Longest the headers, or a whole request, may take to arrive, in milliseconds. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;

/** How often connections are checked against these limits, in milliseconds; Node's default is half a minute. */
const CHECK_EVERY_MS = 2_000;

/** Longest an idle connection is kept, whichever side waits, in milliseconds. */
const SILENCE_MS = 60_000;

/**
 * Keep-alive time-out, in milliseconds. A client that sends a request into a connection just being closed has to send
 * it again, so an idle one is kept as long as a silent one. Behind our proxies it is longer than any time-out of theirs
 * (Caddy: two minutes): they close connections first.
 */
const KEEP_ALIVE_MS = SILENCE_MS;
const KEEP_ALIVE_FOR_PROXIES_MS = 130_000;

/** The server options for connection time-outs. */
export function connectionTimeouts(proxies: TrustedProxies) {
  const isBehindProxies = proxies !== 0;
  return {
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: isBehindProxies ? KEEP_ALIVE_FOR_PROXIES_MS : KEEP_ALIVE_MS,
    connectionTimeout: isBehindProxies ? KEEP_ALIVE_FOR_PROXIES_MS : SILENCE_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
  };
}

/** Closes connections above the limit of a client. Those of our own proxies carry many clients and are not counted. */
export function limitConnections(server: Server, proxies: TrustedProxies): void {
  const isProxy = trustsProxy(proxies);
  const open = new Map<string, number>();

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const client = clientOf(address);
    const count = (open.get(client) ?? 0) + 1;
    if (count > CONNECTIONS_MAX) {
      socket.destroy();
      return;
    }
    open.set(client, count);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  });
}
