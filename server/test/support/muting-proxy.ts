import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy that can make bytes vanish: nothing is refused or closed, as when a firewall forgets a connection. */
export interface MutingProxy {
  port: number;
  /** Drops data in both directions, on existing and new connections. */
  mute(): void;
  /** Lets new connections work; muted ones stay so. */
  unmute(): void;
  close(): void;
}

interface Pair {
  sockets: readonly Socket[];
  isMuted: boolean;
}

/** Opens a proxy on a free local port. */
export async function openMutingProxy(host: string, port: number): Promise<MutingProxy> {
  const pairs = new Set<Pair>();
  let isMuted = false;
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host, port, allowHalfOpen: true });
    const pair: Pair = { sockets: [near, far], isMuted };
    pairs.add(pair);
    pass(pair, near, far);
    pass(pair, far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy is not listening on a port');

  return {
    port: address.port,
    mute() {
      isMuted = true;
      for (const pair of pairs) pair.isMuted = true;
    },
    unmute() {
      isMuted = false;
    },
    close() {
      for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Forwards data and its end from one side; on a muted pair not even the end. */
function pass(pair: Pair, from: Socket, to: Socket): void {
  from.on('data', (bytes) => {
    if (!pair.isMuted) to.write(bytes);
  });
  from.on('end', () => {
    if (!pair.isMuted) to.end();
  });
  from.on('error', () => {});
  from.on('close', () => {
    if (!pair.isMuted) to.destroy();
  });
}
