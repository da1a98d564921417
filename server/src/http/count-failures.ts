import type { FastifyInstance } from 'fastify';

/** Something that is not configured is not a failure. */
const NOT_IMPLEMENTED = 501;

/**
 * Calls `onFailure` for each request answered with 5xx. Health checks are left out: a 503 is their normal answer when
 * something is missing.
 */
export function countFailures(app: FastifyInstance, onFailure: () => void): void {
  app.addHook('onResponse', ({ routeOptions }, { statusCode }, done) => {
    const isFailure = statusCode >= 500 && statusCode !== NOT_IMPLEMENTED;
    if (isFailure && routeOptions.url?.startsWith('/health/') !== true) onFailure();
    done();
  });
}
