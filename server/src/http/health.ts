import type { FastifyInstance } from 'fastify';
import { within } from '../process/within.ts';

interface HealthChecks {
  /** Resolves when the product can serve, rejects when it can not. */
  ready(): Promise<unknown>;
  /** What the host may want to know of how the product stands with the platform. */
  platform(): object;
}

/** How long the product has to show that it can serve, in milliseconds: a balancer asks again, and waits for no answer. */
const READY_WITHIN_MS = 2_000;

/** `/health/live`: the process runs. `/health/ready`: it can serve; a balancer sends visitors elsewhere on 503. `/health/platform`: how near
 * it is to being cut off by the platform. */
export function answerHealth(app: FastifyInstance, { ready, platform }: HealthChecks): void {
  app.get('/health/live', () => ({ status: 'live' }));

  app.get('/health/platform', () => platform());

  app.get('/health/ready', async (_request, reply) => {
    try {
      await within(READY_WITHIN_MS, ready());
      return { status: 'ready' };
    } catch {
      return reply.status(503).header('retry-after', 5).send({ status: 'unavailable' });
    }
  });
}
