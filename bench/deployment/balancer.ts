import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  url: string;
  /** The number of requests given to each site, in order. */
  requestCounts: () => number[];
  close(): Promise<void>;
}

/** How long a site that refused a connection is skipped, in milliseconds. */
const REST_MS = 500;

/** Response timeout in milliseconds, and how long a site that exceeded it is skipped. */
const ANSWER_MS = 10_000;
const SILENT_REST_MS = 15_000;

/**
 * Round-robin without sticky sessions. A request a site did not accept goes to the next one; if a site dies during a
 * request, the caller's connection is cut, since the request may have been carried out. Callers may set their address
 * with `X-Forwarded-For`.
 */
export async function startBalancer(siteUrls: readonly string[]): Promise<Balancer> {
  const sites = siteUrls.map((url) => ({ url, requestCount: 0, restsUntil: 0 }));
  let turn = 0;

  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number): void => {
    const now = performance.now();
    const rested = sites.filter(({ restsUntil }) => restsUntil < now);
    const among = rested.length > 0 ? rested : sites;
    turn += 1;
    const site = among[turn % among.length];
    if (site === undefined) return;
    const from = incoming.headers['x-forwarded-for'] ?? incoming.socket.remoteAddress;
    const headers = { ...incoming.headers, 'x-forwarded-for': from };
    const sent = request(`${site.url}${incoming.url ?? ''}`, { method: incoming.method, headers, agent: false });
    sent.on('response', (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
      reply.on('error', () => outgoing.destroy());
    });
    sent.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
      if (isRefused) site.restsUntil = performance.now() + REST_MS;
      if (isRefused && tries < sites.length) pass(incoming, body, outgoing, tries + 1);
      else outgoing.destroy();
    });
    sent.setTimeout(ANSWER_MS, () => {
      site.restsUntil = performance.now() + SILENT_REST_MS;
      sent.destroy();
    });
    outgoing.on('close', () => sent.destroy());
    site.requestCount += 1;
    sent.end(body);
  };

  const server = createServer((incoming, outgoing) => {
    buffer(incoming).then(
      (body) => pass(incoming, body, outgoing, 1),
      () => outgoing.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    requestCounts: () => sites.map(({ requestCount }) => requestCount),
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the balancer is not listening on a port');
  return address.port;
}
