import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Ports nobody listens on at this moment, all different: the wanted ones where they are free. */
export async function freePorts(count: number, wanted: readonly number[] = []): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, (_, index) => listen(wanted[index])));
  const ports = servers.map(portOf);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

/** On any port without one, and where that one is taken. */
async function listen(port = 0): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (port === 0) throw error;
    return listen();
  }
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The probe listens on no port');
  return address.port;
}
