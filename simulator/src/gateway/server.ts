import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Platform } from '../platform.ts';
import { serveConnection } from './connection.ts';

/** Serves the gateway at /gateway of that HTTP server; hands back what stops it. */
export function attachGateway(platform: Platform, server: Server): { close: () => void; dropAll: () => void } {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (platform.isAway || !/^\/gateway\/?$/.test(path)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => serveConnection(platform, client));
  });

  const dropAll = () => {
    for (const client of sockets.clients) client.terminate();
  };
  return {
    dropAll,
    close: () => {
      dropAll();
      sockets.close();
    },
  };
}
