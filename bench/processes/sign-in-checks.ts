import { createHash, randomBytes } from 'node:crypto';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { sessionEndpoints, tokenPairSchema } from '@perigee/core/community/session/endpoints';
import * as z from 'zod/mini';
import { SCOPES } from '../load/scopes.ts';
import { atOnce, type Check, countOf, makeOwned, NOBODY, type ProcessesWorld, statuses } from './check.ts';

const redirectURI = 'http://localhost:3000/login';
const WITHIN_MS = 5_000;

/** Consent with a proof key, as the browser gives it; returns what a site needs to redeem the code. */
function consent({ simulator: { world } }: ProcessesWorld, personId: string) {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  const code = world.authorizeCode(personId, { redirectUri: redirectURI, scopes: SCOPES, codeChallenge });
  return { code, redirectURI, codeVerifier };
}

const signIn: Check = {
  name: 'a sign-in redeemed on one site, used on the others',
  async run(world) {
    const { ownerId } = makeOwned(world, 'Signed in');
    const [first] = world.sites;
    const reply = await first?.call(NOBODY, sessionEndpoints.exchange, { body: consent(world, ownerId) });
    const { accessToken } = z.parse(tokenPairSchema, reply?.body);
    const used = await atOnce(world, (api) => api.call(accessToken, guildsEndpoints.list));
    return { summary: statuses(used), isRight: countOf(used, 200) === used.length };
  },
};

const oneCode: Check = {
  name: 'one code redeemed by all sites at once',
  async run(world) {
    const body = consent(world, makeOwned(world, 'One code').ownerId);
    const replies = await atOnce(world, (api) => api.call(NOBODY, sessionEndpoints.exchange, { body }));
    return { summary: statuses(replies), isRight: countOf(replies, 200) === 1 && countOf(replies, 400) === 2 };
  },
};

const refresh: Check = {
  name: 'one refresh token used on all sites at once, its pair on all',
  async run(world) {
    const { ownerId } = makeOwned(world, 'Refreshed');
    const { refreshToken } = world.simulator.world.issueToken(ownerId, SCOPES);
    const body = { refreshToken };
    const replies = await atOnce(world, (api) => api.call(NOBODY, sessionEndpoints.refresh, { body }));
    const accepted = replies.find(({ status }) => status === 200);
    const pair = z.safeParse(tokenPairSchema, accepted?.body);
    const used = await atOnce(world, (api) => api.call(pair.data?.accessToken ?? '', guildsEndpoints.list));
    const isRight = countOf(replies, 200) === 1 && countOf(used, 200) === used.length;
    return { summary: `${statuses(replies)}; the new one ${statuses(used)}`, isRight };
  },
};

const signOut: Check = {
  name: 'a sign-out on one site, known on the others',
  async run(world) {
    const { token } = makeOwned(world, 'Signed out');
    await atOnce(world, (api) => api.call(token, guildsEndpoints.list));
    await world.sites[0]?.call(token, sessionEndpoints.revoke);
    const startedAt = performance.now();
    for (;;) {
      const used = await atOnce(world, (api) => api.call(token, guildsEndpoints.list));
      const ms = Math.round(performance.now() - startedAt);
      const isOut = countOf(used, 401) === used.length;
      if (isOut || ms > WITHIN_MS) return { summary: `${statuses(used)} after ${ms} ms`, isRight: isOut };
    }
  },
};

export const SIGN_IN_CHECKS: readonly Check[] = [signIn, oneCode, refresh, signOut];
