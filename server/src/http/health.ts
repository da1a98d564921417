import type { FastifyInstance } from 'fastify';
import type { BotAccess } from '../discord/bot-access.ts';

export interface HealthChecks {
  /** Resolves when the database answers, rejects when it does not. */
  ready(): Promise<unknown>;
  botAccess: Pick<BotAccess, 'isAccepted'>;
}

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve, and the bot may call the platform; a balancer sends
 * visitors elsewhere on 503, which names what is missing.
 */
export function answerHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/health/live', () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    const missing = await whatIsMissing(checks);
    if (missing === null) return { status: 'ready' };
    return reply.status(503).header('retry-after', 5).send({ status: 'unavailable', missing });
  });
}

async function whatIsMissing({ ready, botAccess }: HealthChecks): Promise<'database' | 'botToken' | null> {
  try {
    await ready();
  } catch {
    return 'database';
  }
  return botAccess.isAccepted() ? null : 'botToken';
}
