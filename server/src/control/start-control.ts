import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { controlFile } from './control-file.ts';
import type { Answer, ControlHandler, OrderResult } from './control-order.ts';

interface ControlOptions {
  folder: string;
  handlers: readonly ControlHandler[];
  log: Logger;
}

/** Idle limit of a connection, in milliseconds: no client can hold the database up for longer. */
const HOLD_MAX_MS = 120_000;

/**
 * Takes orders over a local port from any program on this machine that can read the data folder, since only one process
 * can have the embedded database open. Returns a stop function.
 */
export async function startControl({ folder, handlers, log }: ControlOptions): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, token, handlers).catch((error: unknown) =>
      log.warn({ err: error }, 'failed to answer control command'),
    );
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

async function serve(socket: Socket, token: string, handlers: readonly ControlHandler[]): Promise<void> {
  socket.setTimeout(HOLD_MAX_MS, () => socket.destroy());
  for await (const line of createInterface({ input: socket })) {
    const obey = readOrder(line, token, handlers);
    if (obey === null) break;
    const { answer, release } = await answerOf(obey);
    if (release !== undefined) socket.once('close', release);
    if (socket.destroyed) release?.();
    else socket.write(`${JSON.stringify(answer)}\n`);
  }
  socket.destroy();
}

async function answerOf(
  obey: () => Promise<OrderResult>,
): Promise<{ answer: Answer; release?: (() => void) | undefined }> {
  try {
    const { result, release } = await obey();
    return { answer: { result }, release };
  } catch (error) {
    return { answer: { problem: error instanceof Error ? error.message : String(error) } };
  }
}

const requestSchema = z.object({ token: z.string(), order: z.looseObject({ order: z.string() }) });

/** What to do; null for a wrong token or an unknown order. */
function readOrder(
  line: string,
  token: string,
  handlers: readonly ControlHandler[],
): (() => Promise<OrderResult>) | null {
  const parsed = z.safeParse(requestSchema, parseJson(line));
  if (!parsed.success) return null;
  const [given, own] = [Buffer.from(parsed.data.token), Buffer.from(token)];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
  const { order, ...input } = parsed.data.order;
  return handlers.find(({ name }) => name === order)?.read(input) ?? null;
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
