import { defineCheck } from './check.ts';
import { reasonOf } from './reasons.ts';

/** Whether Redis responds, and keeps what is stored in it. */
export const redisCheck = defineCheck('redis', async ({ config }, found) => {
  if (config.redisUrl === null) return found('unset');
  try {
    // Imported here, so that the client is not even loaded without an address.
    const { probeRedis } = await import('../../../../redis/probe-redis.ts');
    const { kind, version, policy, ms } = await probeRedis(config.redisUrl);
    if (policy === '' || policy === 'noeviction') return found('answers', { kind, version, ms });
    return found('evicts', { kind, version, policy });
  } catch (error) {
    return found('away', { reason: reasonOf(error) });
  }
});
