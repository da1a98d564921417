import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server on which bytes can vanish: nothing is refused and nothing is closed, as when a firewall forgets. */
export interface MutingProxy {
  port: number;
  /** Swallows what comes either way, on connections there are and on new ones. */
  mute(): void;
  /** Lets new connections work; those that were muted stay so. */
  unmute(): void;
  close(): void;
}

interface Pair {
  sockets: readonly Socket[];
  isMuted: boolean;
}

/** Opens one on a port of this machine that is free. */
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
  if (address === null || typeof address === 'string') throw new Error('the proxy listens on no port');

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

/** Hands on what comes from one side, and that it ended; on a muted pair not even that. */
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
