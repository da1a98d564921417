import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { controlFile } from './control-file.ts';
import { type Answer, type ControlOrder, orderSchema } from './order.ts';

/** Carries out an order; `release`, if returned, is called once the client disconnects. */
export type Obey = (order: ControlOrder) => Promise<{ result: unknown; release?: () => void }>;

interface ControlOptions {
  folder: string;
  obey: Obey;
  log: Logger;
}

/** Idle limit of a connection, in milliseconds: no client can hold the database up for longer. */
const HOLD_MAX_MS = 120_000;

/**
 * Takes orders over a local port from any program on this machine that can read the data folder, since only one process
 * can have the embedded database open. Returns a stop function.
 */
export async function startControl({ folder, obey, log }: ControlOptions): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, token, obey).catch((error: unknown) => log.warn({ err: error }, 'an order could not be answered'));
  });
  server.unref();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  writeFileSync(controlFile(folder), JSON.stringify({ port: portOf(server), token }), { mode: 0o600 });

  return async () => {
    rmSync(controlFile(folder), { force: true });
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function serve(socket: Socket, token: string, obey: Obey): Promise<void> {
  socket.setTimeout(HOLD_MAX_MS, () => socket.destroy());
  for await (const line of createInterface({ input: socket })) {
    const order = readOrder(line, token);
    if (order === null) break;
    const { answer, release } = await answerTo(order, obey);
    if (release !== undefined) socket.once('close', release);
    if (socket.destroyed) release?.();
    else socket.write(`${JSON.stringify(answer)}\n`);
  }
  socket.destroy();
}

async function answerTo(
  order: ControlOrder,
  obey: Obey,
): Promise<{ answer: Answer; release?: (() => void) | undefined }> {
  try {
    const { result, release } = await obey(order);
    return { answer: { result }, release };
  } catch (error) {
    return { answer: { problem: error instanceof Error ? error.message : String(error) } };
  }
}

/** Null for a wrong token or an unknown order. */
function readOrder(line: string, token: string): ControlOrder | null {
  const parsed = z.safeParse(z.object({ token: z.string(), order: orderSchema }), parseJson(line));
  if (!parsed.success) return null;
  const [input, own] = [Buffer.from(parsed.data.token), Buffer.from(token)];
  return input.length === own.length && timingSafeEqual(input, own) ? parsed.data.order : null;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}
