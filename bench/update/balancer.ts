import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a call is retried on other sites, and the pause between retries, in milliseconds. */
const OFFERED_MS = 5_000;
const PAUSE_MS = 50;

/** A balancer in front of the sites, like Caddy: round-robin, and a call that a site does not take goes to the next. */
export interface Balancer {
  url: string;
  /** The sites' ports. */
  sites: number[];
  /** How often a call was retried because a site was unreachable or closed the connection without an answer. */
  offeredAgain: () => number;
  close(): void;
}

export async function startBalancer(): Promise<Balancer> {
  const sites: number[] = [];
  let turn = 0;
  let again = 0;

  const answer = async (incoming: IncomingMessage, reply: ServerResponse) => {
    const body = await buffer(incoming);
    const until = performance.now() + OFFERED_MS;
    while (performance.now() < until) {
      turn += 1;
      const port = sites[turn % sites.length];
      const response = port === undefined ? null : await offer(incoming, body, port);
      if (response !== null) {
        reply.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(reply);
        return;
      }
      again += 1;
      await sleep(PAUSE_MS);
    }
    reply.writeHead(502).end();
  };

  const server = createServer((incoming, reply) => void answer(incoming, reply).catch(() => reply.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${isListening(address) ? address.port : 0}`,
    sites,
    offeredAgain: () => again,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isListening(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

/** Null if the site is unreachable, or closed the connection without an answer. */
function offer({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve);
    outgoing.on('error', () => resolve(null));
    outgoing.end(body);
  });
}
