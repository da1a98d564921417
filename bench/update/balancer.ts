import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a call is offered to other sites before it is given up, and the pause between two of them, in milliseconds. */
const OFFERED_MS = 5_000;
const PAUSE_MS = 50;

/** In front of the sites, as Caddy is: takes them in turn, and offers a call to the next where one does not take it. */
export interface Balancer {
  url: string;
  /** Ports of the sites it knows. */
  sites: number[];
  /** Calls that a site had not answered when it closed the connection, and that another one was offered. */
  offeredAgain: () => number;
  close(): void;
}

export async function startBalancer(): Promise<Balancer> {
  const sites: number[] = [];
  let turn = 0;
  let again = 0;

  const answer = async (asked: IncomingMessage, reply: ServerResponse) => {
    const body = await buffer(asked);
    const until = performance.now() + OFFERED_MS;
    while (performance.now() < until) {
      turn += 1;
      const port = sites[turn % sites.length];
      const given = port === undefined ? null : await offer(asked, body, port);
      if (given !== null) {
        reply.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(reply);
        return;
      }
      again += 1;
      await sleep(PAUSE_MS);
    }
    reply.writeHead(502).end();
  };

  const server = createServer((asked, reply) => void answer(asked, reply).catch(() => reply.destroy()));
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

/** Null where the site is not there, or closed the connection without an answer. */
function offer({ method, url, headers }: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve);
    asked.on('error', () => resolve(null));
    asked.end(body);
  });
}
