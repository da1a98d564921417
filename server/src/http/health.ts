import type { FastifyInstance } from 'fastify';

interface HealthChecks {
  /** Resolves when the product can serve, rejects when it can not. */
  ready(): Promise<unknown>;
}

/** `/health/live`: the process runs. `/health/ready`: it can serve; a balancer sends visitors elsewhere on 503. */
export function answerHealth(app: FastifyInstance, { ready }: HealthChecks): void {
  app.get('/health/live', () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    try {
      await ready();
      return { status: 'ready' };
    } catch {
      return reply.status(503).header('retry-after', 5).send({ status: 'unavailable' });
    }
  });
}
