import type { Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { Platform } from '../platform/platform.ts';
import { readConnectionQuery } from './connection-query.ts';
import { serveConnection } from './serve-connection.ts';

/** Serves the gateway at / and /gateway of that HTTP server; returns functions that stop it. */
export function attachGateway(platform: Platform, server: Server): { close: () => void; dropAll: () => void } {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (platform.isAway || !/^\/(gateway\/?)?$/.test(url.pathname)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) =>
      serveConnection(platform, client, readConnectionQuery(url.searchParams)),
    );
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
