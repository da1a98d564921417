import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { describe, expect } from 'vitest';
import { createApiClient } from '../support/api-client.ts';
import { createPerson, test } from '../support/fixtures.ts';
import {
  beginPayment,
  buy,
  checkAll,
  grantsOf,
  historyOf,
  makeOlder,
  providerIdOf,
  resultOf,
  sandboxPayment,
  waitToAskAgain,
} from '../support/economy/payments.ts';
import { serveWith } from '../support/world.ts';

const { pay } = boostEndpoints;
const DAY_MS = 86_400_000;

describe('New payments', () => {
  test.for([
    ['standard', 'ru', '59.00', 'en_US', 'Perigee Standard: one month'],
    ['premium', 'en', '99.00', 'ru_RU', 'Перигей Премиум: один месяц'],
  ] as const)(
    'A purchase of %s with the API language %s reaches the provider in the language of the payer',
    async ([type, language, value, locale, description], { api, stranger, world }) => {
      const reply = await api.call(stranger.token, pay, { body: { type, language } });

      expect(sandboxPayment(world, providerIdOf(reply))).toMatchObject({
        amount: { value, currency: 'RUB' },
        capture: true,
        description,
        locale,
        returnUrl: expect.stringMatching(/^http:\/\/localhost:3000\/donate\?payment=[\da-f-]{36}$/),
      });
    },
  );

  test.for([
    [{ type: 'deluxe', language: 'ru' }],
    [{ type: 'standard', language: 'fr' }],
    [{ type: 'standard' }],
    [{ type: 'standard', language: 'ru', amount: 1 }],
  ])('Rejects a payment with %o', async ([body], { api, stranger }) => {
    expect(await api.call(stranger.token, pay, { body })).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  test('Repeated purchases of the same plan share one pending payment', async ({ api, stranger, world }) => {
    const replies = await Promise.all([buy(api, stranger.token), buy(api, stranger.token)]);
    const later = await buy(api, stranger.token);

    const ids = new Set([...replies, later].map(providerIdOf));
    expect(ids.size).toBe(1);
    expect(await historyOf(api, stranger.token)).toHaveLength(1);
    expect(sandboxPayment(world, [...ids][0] ?? '').status).toBe('pending');
  });

  test('A different plan or language starts a separate payment', async ({ api, stranger }) => {
    const english = await buy(api, stranger.token);
    const premium = await buy(api, stranger.token, 'premium');
    const russian = await api.call(stranger.token, pay, { body: { type: 'standard', language: 'en' } });

    expect(new Set([english, premium, russian].map(providerIdOf)).size).toBe(3);
  });

  test('Starts a new payment after a paid or cancelled one, even without notifications', async ({
    api,
    stranger,
    world,
  }) => {
    world.simulator.payments.webhooks.drop(2);
    const first = providerIdOf(await buy(api, stranger.token));
    world.simulator.payments.pay(first);
    const second = providerIdOf(await buy(api, stranger.token));
    world.simulator.payments.cancel(second);
    const third = providerIdOf(await buy(api, stranger.token));

    expect(new Set([first, second, third]).size).toBe(3);
    expect((await historyOf(api, stranger.token)).map(({ state }) => state)).toEqual([
      'pending',
      'canceled',
      'succeeded',
    ]);
  });

  test('Throttles a buyer who starts more than ten payments in an hour', async ({ api, stranger, world }) => {
    for (let count = 0; count < 10; count += 1) {
      const { providerId } = await beginPayment(world, api, stranger.token);
      world.simulator.payments.cancel(providerId);
    }

    const reply = await buy(api, stranger.token);

    expect(reply).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
});

describe('Paid payments', () => {
  test('A paid payment grants one month of the plan once its notification arrives', async ({
    api,
    stranger,
    world,
  }) => {
    const { id, providerId } = await beginPayment(world, api, stranger.token, 'premium');

    world.simulator.payments.pay(providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'succeeded' }]);

    const { payment, subscription } = await resultOf(api, stranger.token, id);
    expect(payment).toMatchObject({ id, plan: 'premium', amount: 9900, refunded: 0, failure: null });
    expect(subscription?.plan).toBe('premium');
    const days = (Date.parse(subscription?.endsAt ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(27.9);
    expect(days).toBeLessThan(31.1);
  });

  test('The result page detects a paid payment without a notification', async ({ api, stranger, world }) => {
    world.simulator.payments.webhooks.drop(1);
    const { id, providerId } = await beginPayment(world, api, stranger.token);
    await waitToAskAgain(world, id);
    world.simulator.payments.pay(providerId);

    const { payment, subscription } = await resultOf(api, stranger.token, id);

    expect(payment).toMatchObject({ state: 'succeeded', confirmationUrl: null });
    expect(subscription).toMatchObject({ plan: 'standard' });
  });

  test('A second payment adds its month to the end of the plan', async ({ api, stranger, world }) => {
    const ends: number[] = [];
    while (ends.length < 2) {
      const { id, providerId } = await beginPayment(world, api, stranger.token);
      world.simulator.payments.pay(providerId);
      await expect.poll(() => resultOf(api, stranger.token, id)).toMatchObject({ payment: { state: 'succeeded' } });
      ends.push(Date.parse((await resultOf(api, stranger.token, id)).subscription?.endsAt ?? ''));
    }

    expect(((ends[1] ?? 0) - (ends[0] ?? 0)) / DAY_MS).toBeGreaterThan(27.9);
  });

  test('Concurrent notifications of a payment grant the plan once', async ({ api, stranger, world }) => {
    world.simulator.payments.webhooks.drop(1);
    const { providerId } = await beginPayment(world, api, stranger.token);
    world.simulator.payments.pay(providerId);
    const { payments } = world.services;

    await Promise.all(Array.from({ length: 8 }, async () => payments?.handleNotification(providerId)));

    const grants = await grantsOf(world, stranger.id);
    expect(grants).toMatchObject([{ plan: 'standard', months: 1, kept: 1 }]);
  });
});

describe('Cancelled payments', () => {
  test.for([
    [{ party: 'yoo_money', reason: 'expired_on_confirmation' }, 'notPaid'],
    [{ party: 'payment_network', reason: 'insufficient_funds' }, 'insufficientFunds'],
    [{ party: 'payment_network', reason: 'card_expired' }, 'wrongCard'],
    [{ party: 'payment_network', reason: '3d_secure_failed' }, 'notConfirmed'],
    [{ party: 'payment_network', reason: 'a_word_of_tomorrow' }, 'declined'],
  ] as const)(
    'A payment cancelled with %o grants nothing and shows %s',
    async ([cancellation, failure], { api, stranger, world }) => {
      const { id, providerId } = await beginPayment(world, api, stranger.token);

      world.simulator.payments.cancel(providerId, cancellation);
      await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'canceled', failure }]);

      expect((await resultOf(api, stranger.token, id)).subscription).toBeNull();
    },
  );
});

describe('Refunds', () => {
  test('A full refund or chargeback revokes only what its payment granted', async ({ api, stranger, world }) => {
    const { payments } = world.simulator;
    const first = await beginPayment(world, api, stranger.token);
    payments.pay(first.providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'succeeded' }]);
    const before = (await resultOf(api, stranger.token, first.id)).subscription;
    const second = await beginPayment(world, api, stranger.token, 'premium');
    payments.pay(second.providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'succeeded' }, {}]);

    payments.refund(second.providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'refunded', refunded: 9900 }, {}]);
    const after = (await resultOf(api, stranger.token, first.id)).subscription;
    payments.chargeback(first.providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{}, { state: 'refunded' }]);

    expect(after).toEqual(before);
    expect((await resultOf(api, stranger.token, first.id)).subscription).toBeNull();
  });

  test('A partial refund shortens the plan proportionally', async ({ api, stranger, world }) => {
    const { id, providerId } = await beginPayment(world, api, stranger.token);
    world.simulator.payments.pay(providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'succeeded' }]);

    world.simulator.payments.refund(providerId, '29.50');
    await expect
      .poll(() => historyOf(api, stranger.token))
      .toMatchObject([{ state: 'partlyRefunded', refunded: 2950 }]);

    const { subscription } = await resultOf(api, stranger.token, id);
    const days = (Date.parse(subscription?.endsAt ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeGreaterThan(13.9);
    expect(days).toBeLessThan(15.6);
  });

  test('Detects a refund within a day without a notification', async ({ api, stranger, world }) => {
    const { id, providerId } = await beginPayment(world, api, stranger.token);
    world.simulator.payments.pay(providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'succeeded' }]);
    world.simulator.payments.webhooks.drop(1);
    world.simulator.payments.refund(providerId);

    await makeOlder(world, id, '1 day 1 minute');
    await checkAll(world);

    expect(await historyOf(api, stranger.token)).toMatchObject([{ state: 'refunded' }]);
  });
});

describe('Payments without notifications', () => {
  test('Concurrent checks query an unconfirmed payment only once', async ({ api, stranger, world }) => {
    world.simulator.payments.webhooks.drop(1);
    const { id, providerId } = await beginPayment(world, api, stranger.token);
    world.simulator.payments.pay(providerId);
    await makeOlder(world, id, '10 minutes');
    const before = world.simulator.payments.calls().length;

    await Promise.all([checkAll(world), checkAll(world), checkAll(world)]);

    const calls = world.simulator.payments.calls().slice(before);
    expect(calls.filter(({ path }) => path.endsWith(providerId))).toHaveLength(1);
    expect(await grantsOf(world, stranger.id)).toHaveLength(1);
  });

  test('Cancels a payment that the buyer did not pay within an hour', async ({ api, stranger, world }) => {
    world.simulator.payments.webhooks.drop(1);
    const { id, providerId } = await beginPayment(world, api, stranger.token);
    world.simulator.payments.expire(providerId);
    await makeOlder(world, id, '65 minutes');

    await checkAll(world);

    expect(await historyOf(api, stranger.token)).toMatchObject([{ state: 'canceled', failure: 'notPaid' }]);
  });
});

describe('Access to payments', () => {
  test('Only the buyer can see a payment', async ({ api, stranger, world }) => {
    const { id } = await beginPayment(world, api, stranger.token);
    const other = createPerson(world, 'other');

    const foreign = await api.call(other.token, paymentEndpoints.find, { params: { paymentId: id } });
    const signedOut = await api.call(null, paymentEndpoints.find, { params: { paymentId: id } });

    expect(foreign).toMatchObject({ status: 404, body: { code: 'notFound' } });
    expect(signedOut.status).toBe(401);
    expect(await historyOf(api, other.token)).toEqual([]);
    expect((await api.call(null, paymentEndpoints.list)).status).toBe(401);
    expect((await api.call(null, pay, { body: { type: 'standard', language: 'ru' } })).status).toBe(401);
  });

  test('Rejects malformed and unknown payment IDs', async ({ api, stranger }) => {
    const find = (paymentId: string) => api.call(stranger.token, paymentEndpoints.find, { params: { paymentId } });

    expect((await find('1')).status).toBe(400);
    expect((await find('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });
});

test('Refuses purchases with an explanation when no provider is configured', async ({ stranger, world }) => {
  const { app, apiUrl } = await serveWith(world, { ...world.config, payments: null });

  const reply = await buy(createApiClient(apiUrl), stranger.token);
  await app.close();

  expect(reply).toMatchObject({ status: 501, body: { message: expect.stringMatching(/not for sale/) } });
});
