import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A database connection that can be cut without affecting other users of the real server. */
export async function openLine({ hostname, port }: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const line: Server = createServer((socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    const onward = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      line.close();
    },
  };
}
