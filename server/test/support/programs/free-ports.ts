import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below the ephemeral ports, which an outgoing connection may take before the caller listens. */
const FIRST_PORT = 20_000;
const END_PORT = 32_768;

const handedOut = new Set<number>();

/** Different local ports that nobody listens on; this process gets none of them a second time. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) {
    const port = randomInt(FIRST_PORT, END_PORT);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    // oxlint-disable-next-line no-await-in-loop -- only a free one is counted.
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isListening = await listen(server, port);
  if (isListening) await once(server.close(), 'close');
  return isListening;
}

function listen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}
