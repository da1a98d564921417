import { defineCheck } from './check.ts';
import { reasonOf } from './reasons.ts';

/** Whether Redis answers, and keeps what it is given. */
export const redisCheck = defineCheck('redis', async ({ config }, found) => {
  if (config.redisUrl === null) return found('unset');
  try {
    // Without an address the client is not even loaded.
    const { probeRedis } = await import('../../../redis/probe-redis.ts');
    const { kind, version, policy, ms } = await probeRedis(config.redisUrl);
    if (policy === '' || policy === 'noeviction') return found('answers', { kind, version, ms });
    return found('evicts', { kind, version, policy });
  } catch (error) {
    return found('away', { reason: reasonOf(error) });
  }
});
