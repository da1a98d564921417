import type { FastifyInstance } from 'fastify';

/** What is not set up is no failure. */
const NOT_IMPLEMENTED = 501;

/** Calls `onFailure` for each request that was answered with 5xx; balancers ask for health, and are told what it is. */
export function countFailures(app: FastifyInstance, onFailure: () => void): void {
  app.addHook('onResponse', ({ routeOptions }, { statusCode }, done) => {
    const isFailure = statusCode >= 500 && statusCode !== NOT_IMPLEMENTED;
    if (isFailure && routeOptions.url?.startsWith('/health/') !== true) onFailure();
    done();
  });
}
