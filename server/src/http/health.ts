import type { FastifyInstance } from 'fastify';
import type { BotAccess } from '../discord/bot-access.ts';
import { within } from '../process/within.ts';

export interface HealthChecks {
  /** Resolves when the database answers, rejects when it does not. */
  ready(): Promise<unknown>;
  botAccess: Pick<BotAccess, 'isAccepted'>;
  /** Whether this process gives away what it does: a balancer is to leave it alone. */
  isDraining(): boolean;
  /** What the host may want to know of how the product stands with the platform. */
  platform(): object;
}

/** How long the product has to show that it can serve, in milliseconds: a balancer asks again, and waits for no answer. */
const READY_WITHIN_MS = 2_000;

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve, and the bot may call the platform; a balancer sends
 * visitors elsewhere on 503, which names what is missing. `/health/platform`: how near it is to being cut off by the platform.
 */
export function answerHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/health/live', () => ({ status: 'live' }));

  app.get('/health/platform', () => checks.platform());

  app.get('/health/ready', async (_request, reply) => {
    const missing = await whatIsMissing(checks);
    if (missing === null) return { status: 'ready' };
    return reply.status(503).header('retry-after', 5).send({ status: 'unavailable', missing });
  });
}

type Missing = 'database' | 'botToken' | 'draining';

async function whatIsMissing({ ready, botAccess, isDraining }: HealthChecks): Promise<Missing | null> {
  if (isDraining()) return 'draining';
  try {
    await within(READY_WITHIN_MS, ready());
  } catch {
    return 'database';
  }
  return botAccess.isAccepted() ? null : 'botToken';
}
