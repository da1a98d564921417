import { setTimeout as sleep } from 'node:timers/promises';
import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { buildNotification, providerIdOf } from '../../server/test/support/economy/payments.ts';
import { atOnce, type Check, countOf, makeOwned, NOBODY, statuses } from './check.ts';

const PAYMENTS = 5;

/** A caller address from which sites accept notifications. */
const PROVIDER = { 'x-forwarded-for': '127.0.0.1' };

const once: Check = {
  name: `${PAYMENTS} payments started on one site, viewed and notified on all at once`,
  async run(world) {
    const { simulator, sites, db } = world;
    // The provider's own notifications would only reach one site.
    simulator.payments.webhooks.setAddress(null);
    const replies = [];
    const payers: string[] = [];
    for (let count = 0; count < PAYMENTS; count += 1) {
      const { token, ownerId } = makeOwned(world, 'Payer');
      const payment = await sites[count % sites.length]?.call(token, boostEndpoints.pay, {
        body: { type: 'standard', language: 'en' },
      });
      if (payment === undefined) throw new Error('there is no site');
      const providerId = providerIdOf(payment);
      simulator.payments.pay(providerId);
      const paymentId = simulator.payments.list().find(({ id }) => id === providerId)?.metadata['paymentId'] ?? '';
      const body = buildNotification(providerId);
      const lookups = atOnce(world, (api) => api.call(token, paymentEndpoints.find, { params: { paymentId } }));
      const notices = atOnce(world, (api) => api.call(NOBODY, paymentEndpoints.notify, { body, headers: PROVIDER }));
      replies.push(...(await lookups), ...(await notices));
      payers.push(ownerId);
    }
    await sleep(500);
    const grants = await db.selectFrom('boost_grants').select('user_id').where('user_id', 'in', payers).execute();
    const isRight =
      countOf(replies, 200) === replies.length &&
      grants.length === PAYMENTS &&
      new Set(grants.map((grant) => grant.user_id)).size === PAYMENTS;
    return { summary: `${statuses(replies)}; ${grants.length} months given`, isRight };
  },
};

export const PAYMENT_CHECKS: readonly Check[] = [once];
