import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTIONS_MAX } from '@perigee/server/http/limits/connections';
import type { Attack, Finding } from './attack.ts';

/** A slow client, and the deadline for closing its connection, in milliseconds. */
interface SlowClient {
  tried: string;
  deadlineMs: number;
  /** Sent at once. */
  first: string;
  /** Sent every half second after that. */
  drip: string;
}

/** How late a connection may be closed, in milliseconds. */
const LATE_MS = 10_000;

const GET = 'GET /health/live HTTP/1.1\r\nhost: localhost\r\n';
const POST = 'POST /api/oauth2/token HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

const CLIENTS: readonly SlowClient[] = [
  { tried: 'a client that says nothing', deadlineMs: 10_000, first: '', drip: '' },
  { tried: 'headers, a letter at a time', deadlineMs: 10_000, first: GET, drip: 'x' },
  { tried: 'a header at a time', deadlineMs: 10_000, first: GET, drip: 'x-slow: 1\r\n' },
  { tried: 'a body, a letter at a time', deadlineMs: 20_000, first: `${POST}content-length: 9999\r\n\r\n`, drip: ' ' },
  { tried: 'a body that never begins', deadlineMs: 20_000, first: `${POST}content-length: 9999\r\n\r\n`, drip: '' },
  { tried: 'a connection kept after its answer', deadlineMs: 10_000, first: `${GET}\r\n`, drip: '' },
];

/** Slow clients are disconnected, and one address cannot occupy every connection. */
export const slowClients: Attack = {
  name: 'slow clients',
  run: async ({ start }) => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    const slow = await Promise.all(CLIENTS.map((client) => holdOpen(port, client)));
    return [...slow, await openMany(port)];
  },
};

async function holdOpen(port: number, { tried, deadlineMs, first, drip }: SlowClient): Promise<Finding> {
  const startedAt = performance.now();
  const socket = await open(port);
  socket.write(first);
  const dripping = setInterval(() => socket.writable && socket.write(drip), 500);
  const latestMs = deadlineMs + LATE_MS;
  const isClosed = await Promise.race([waitForClose(socket), sleep(latestMs + 1_000, false)]);
  clearInterval(dripping);
  socket.destroy();
  const tookMs = performance.now() - startedAt;
  return {
    tried,
    allowed: `${latestMs / 1000} s`,
    observed: isClosed ? `closed after ${(tookMs / 1000).toFixed(1)} s` : 'still open',
    hasPassed: isClosed && tookMs <= latestMs,
  };
}

async function openMany(port: number): Promise<Finding> {
  const tried = CONNECTIONS_MAX + 50;
  const sockets = await Promise.all(Array.from({ length: tried }, () => open(port)));
  await sleep(1_000);
  const remaining = sockets.filter(({ destroyed, readableEnded }) => !destroyed && !readableEnded).length;
  for (const socket of sockets) socket.destroy();
  return {
    tried: `${tried} connections from one address`,
    allowed: `${CONNECTIONS_MAX} open`,
    observed: `${remaining} open`,
    hasPassed: remaining <= CONNECTIONS_MAX,
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, 'localhost');
  // Being disconnected is expected.
  socket.on('error', () => {});
  socket.resume();
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', () => resolve()));
  return socket;
}

function waitForClose(socket: Socket): Promise<true> {
  return new Promise((resolve) => {
    if (socket.destroyed) resolve(true);
    socket.once('end', () => resolve(true)).once('close', () => resolve(true));
  });
}
