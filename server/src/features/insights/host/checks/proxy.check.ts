import * as z from 'zod/mini';
import {
  PROOF_HEADER,
  signProof,
  ECHO_PATH,
  type RequestEcho,
  proofKey,
  requestEchoSchema,
} from '../../../../http/request-echo.ts';
import { type CheckDeps, defineCheck } from './check.ts';
import { ask } from './reasons.ts';

/** A documentation address (RFC 5737): a site that takes it for the caller's trusts any forwarded address. */
const DOCUMENTATION_ADDRESS = '203.0.113.7';

/** Whether callers are counted by their real addresses: the site is asked how this check's own request arrived. */
export const proxyCheck = defineCheck('proxy', async (deps, found) => {
  const seen = await askSite(deps);
  if (seen === 'away') return found('siteAway');
  if (seen === 'unsaid') return found('unsaid');
  const { address } = seen;
  const hops = seen.forwardedFor.filter((each) => each !== DOCUMENTATION_ADDRESS);
  if (address === DOCUMENTATION_ADDRESS) return found('spoofable');
  if (hops.length === 0) return found('direct', { address });
  return hops.includes(address) ? found('fits', { address, hops: hops.length }) : found('untrusted', { address });
});

async function askSite({ config, discord }: CheckDeps): Promise<RequestEcho | 'away' | 'unsaid'> {
  if (discord === null) return 'away';
  const key = proofKey(discord.platform.clientSecret);
  const headers = { 'x-forwarded-for': DOCUMENTATION_ADDRESS, [PROOF_HEADER]: signProof(key, Date.now()) };
  const reply = await ask(`${config.publicUrl}${ECHO_PATH}`, { headers }).catch(() => null);
  if (reply === null) return 'away';
  const seen = z.safeParse(requestEchoSchema, await reply.json().catch(() => null));
  return seen.success ? seen.data : 'unsaid';
}
