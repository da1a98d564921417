import type { FastifyInstance } from 'fastify';
import type { BotAccess } from '../discord/bot-access.ts';
import { withTimeout } from '../process/with-timeout.ts';

export interface HealthChecks {
  /** Resolves when the database answers, rejects when it does not. */
  ready(): Promise<unknown>;
  botAccess: Pick<BotAccess, 'isAccepted'>;
  /** Whether this process is handing its work over, so that balancers should stop using it. */
  isDraining(): boolean;
  /** State of the connection to the platform, for the operator. */
  platform(): object;
}

/** How long the readiness check may take, in milliseconds: a balancer will not wait for a late answer. */
const READY_WITHIN_MS = 2_000;

/**
 * `/health/live`: the process runs. `/health/ready`: it can serve, and the bot may call the platform; on 503, which
 * names what is missing, a balancer uses another process. `/health/platform`: how close it is to being blocked by the
 * platform.
 */
export function answerHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/health/live', () => ({ status: 'live' }));

  app.get('/health/platform', () => checks.platform());

  app.get('/health/ready', async (_request, reply) => {
    const missing = await findUnavailable(checks);
    if (missing === null) return { status: 'ready' };
    return reply.status(503).header('retry-after', 5).send({ status: 'unavailable', missing });
  });
}

type UnavailablePart = 'database' | 'botToken' | 'draining';

async function findUnavailable({ ready, botAccess, isDraining }: HealthChecks): Promise<UnavailablePart | null> {
  if (isDraining()) return 'draining';
  try {
    await withTimeout(READY_WITHIN_MS, ready());
  } catch {
    return 'database';
  }
  return botAccess.isAccepted() ? null : 'botToken';
}
