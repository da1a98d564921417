import * as z from 'zod/mini';
import { defineCheck } from './check.ts';
import { ask, codeOf, isLocal, reasonOf } from './reasons.ts';

const healthSchema = z.union([
  z.object({ status: z.literal('ready') }),
  z.object({ status: z.literal('unavailable'), missing: z.string() }),
]);

/** Whether the site responds at its own address, and reports that it is ready. */
export const siteCheck = defineCheck('site', async ({ config }, found) => {
  const address = config.publicUrl;
  try {
    const reply = await ask(`${address}/health/ready`);
    const health = z.safeParse(healthSchema, await reply.json().catch(() => null));
    if (!health.success) return found('other', { address, status: String(reply.status) });
    if (health.data.status === 'ready') return found('ready', { address });
    return found('notReady', { address, missing: health.data.missing });
  } catch (error) {
    if (isLocal(address) && codeOf(error) === 'ECONNREFUSED') return found('stopped', { address });
    return found('away', { address, reason: reasonOf(error) });
  }
});
