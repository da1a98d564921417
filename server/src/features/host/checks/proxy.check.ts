import * as z from 'zod/mini';
import { PROOF_HEADER, proveSeen, SEEN_PATH, type Seen, proofKey, seenSchema } from '../../../http/seen.ts';
import { type CheckDeps, defineCheck } from './check.ts';
import { ask } from './reasons.ts';

/** A documentation address (RFC 5737): a site that takes it for the caller's trusts any forwarded address. */
const MADE_UP = '203.0.113.7';

/** Whether callers are counted by their real addresses: the site is asked how this check's own request arrived. */
export const proxyCheck = defineCheck('proxy', async (deps, found) => {
  const seen = await askSite(deps);
  if (seen === 'away') return found('siteAway');
  if (seen === 'unsaid') return found('unsaid');
  const { address } = seen;
  const hops = seen.forwardedFor.filter((each) => each !== MADE_UP);
  if (address === MADE_UP) return found('spoofable');
  if (hops.length === 0) return found('direct', { address });
  return hops.includes(address) ? found('fits', { address, hops: hops.length }) : found('untrusted', { address });
});

async function askSite({ config, discord }: CheckDeps): Promise<Seen | 'away' | 'unsaid'> {
  if (discord === null) return 'away';
  const key = proofKey(discord.platform.clientSecret);
  const headers = { 'x-forwarded-for': MADE_UP, [PROOF_HEADER]: proveSeen(key, Date.now()) };
  const reply = await ask(`${config.publicUrl}${SEEN_PATH}`, { headers }).catch(() => null);
  if (reply === null) return 'away';
  const seen = z.safeParse(seenSchema, await reply.json().catch(() => null));
  return seen.success ? seen.data : 'unsaid';
}
