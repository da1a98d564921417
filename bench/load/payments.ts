import { setTimeout as sleep } from 'node:timers/promises';
import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { SCOPES } from './scopes.ts';
import { providerIdOf } from '../../server/test/support/economy/payments.ts';
import type { PreparePart } from './part.ts';

const PAUSE_MS = 1_000;

/** Strangers who buy a month each: the API begins it, they pay at the provider, and its notification goes to any site. */
export const preparePayments: PreparePart = async ({ simulator, callers, isOver }) => {
  const paid = new Map<string, string>();
  return {
    name: 'payments',
    async run() {
      for (let index = 0; !isOver(); index += 1) {
        const payerId = simulator.world.createPerson({ username: `payer${index}` });
        const token = simulator.world.issueToken(payerId, SCOPES).accessToken;
        const body = { type: 'standard', language: 'en' };
        const providerId = providerIdOf(await callers.insist(token, boostEndpoints.pay, { body }));
        simulator.payments.pay(providerId);
        paid.set(payerId, providerId);
        await sleep(PAUSE_MS);
      }
    },
    async audit(db) {
      const grants = await db.selectFrom('boost_grants').select(['user_id', 'months', 'kept']).execute();
      const months = Map.groupBy(grants, ({ user_id: userId }) => userId);
      const has = [...paid.keys()].map((payerId) => months.get(payerId)?.length ?? 0);
      const atProvider = simulator.payments.list().filter(({ status }) => status === 'succeeded').length;
      return {
        summary: `${paid.size} paid, ${atProvider} at the provider, ${grants.length} months given`,
        wrongs: {
          lost: has.filter((count) => count === 0).length,
          doubled: has.filter((count) => count > 1).length,
          'given without payment': Math.max(0, grants.length - paid.size),
        },
        hasWorked: paid.size > 0,
      };
    },
  };
};
