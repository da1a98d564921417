import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { StartupError } from '../errors/startup-error.ts';
import type { Metrics } from './metrics.ts';

/** Address the metrics are served on. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Answers `GET /metrics` on a dedicated port. Returns a stop function.
 * @throws StartupError when the port is taken.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'write'>,
  { host, port }: MetricsAddress,
  log: Logger,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch((error: unknown) => {
      log.warn({ err: error }, 'failed to serve metrics');
      response.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, { host, port })));
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function answer(metrics: Pick<Metrics, 'write'>, request: IncomingMessage, response: ServerResponse) {
  const path = request.url?.split('?', 1)[0];
  if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(404).end();
    return;
  }
  const { contentType, text } = await metrics.write();
  response.writeHead(200, { 'content-type': contentType, 'content-length': Buffer.byteLength(text) });
  response.end(request.method === 'HEAD' ? undefined : text);
}

function cannotListen(error: Error & { code?: string }, { host, port }: MetricsAddress): StartupError {
  const { code } = error;
  const reason =
    code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the program that uses it, or set METRICS_PORT to another one: each process needs its own.`
      : `Cannot serve metrics on ${host}:${port} (${code ?? error.message}). Check METRICS_HOST and METRICS_PORT.`;
  return new StartupError(reason, { cause: error });
}
