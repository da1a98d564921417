import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import { createApiClient } from '../support/api-client.ts';
import {
  beginPayment,
  buildNotification,
  buy,
  checkAll,
  grantsOf,
  historyOf,
  makeOlder,
  notify,
  ownIdOf,
  resultOf,
  waitToAskAgain,
} from '../support/economy/payments.ts';
import { serveWith, type World } from '../support/world.ts';
import type { Config, TrustedProxies } from '../../src/config/config.ts';
import { networks } from '../../src/config/setting-types.ts';
import { YOOKASSA_NETWORKS } from '../../src/payments/networks.ts';

describe('Payment notifications', () => {
  test.afterEach(({ world }) => world.simulator.payments.webhooks.release('asHappened'));

  test('Duplicate, late and reordered notifications lead to the same result', async ({ api, stranger, world }) => {
    const { webhooks, pay, refund } = world.simulator.payments;
    webhooks.hold();
    webhooks.duplicate(2);
    const { id, providerId } = await beginPayment(world, api, stranger.token);
    pay(providerId);
    refund(providerId, '29.50');
    refund(providerId, '10.00');
    webhooks.release('reversed');
    await expect.poll(() => webhooks.waiting()).toBe(0);

    const { payment } = await resultOf(api, stranger.token, id);

    expect(payment).toMatchObject({ state: 'partlyRefunded', refunded: 3950 });
    expect(await grantsOf(world, stranger.id)).toMatchObject([{ kept: expect.closeTo(1950 / 5900, 6) }]);
  });

  test('A notification that the provider does not confirm changes nothing', async ({ api, stranger, world }) => {
    const { providerId } = await beginPayment(world, api, stranger.token);

    const replies = [
      await notify(api, providerId),
      await notify(api, providerId, { object: { id: providerId, status: 'succeeded', paid: true } }),
      await notify(api, providerId, { event: 'refund.succeeded', object: { id: 'r', payment_id: providerId } }),
      await notify(api, providerId, { event: 'deal.closed', tomorrow: 1 }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await historyOf(api, stranger.token)).toMatchObject([{ state: 'pending' }]);
    expect(await grantsOf(world, stranger.id)).toEqual([]);
  });

  test('Acknowledges notifications of unknown payments', async ({ api, stranger, world }) => {
    const { providerId } = await beginPayment(world, api, stranger.token);
    world.simulator.payments.tamper(providerId, { metadata: {} });

    expect(await notify(api, '00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 200 });
    expect(await notify(api, '../payments?x=1')).toMatchObject({ status: 200 });
  });

  test.for([
    [{ type: 'news' }],
    [{ object: {} }],
    [{ object: { id: 5 } }],
    [{ object: { id: 'x'.repeat(65) } }],
    [{ event: undefined }],
  ])('Rejects a payment notification with %o', async ([changes], { api }) => {
    expect(await notify(api, 'an-id', changes)).toMatchObject({ status: 400 });
  });

  test('Requests redelivery of a notification while the provider is unavailable, and loses nothing', async ({
    api,
    stranger,
    world,
  }) => {
    const { payments } = world.simulator;
    payments.webhooks.hold();
    const { providerId } = await beginPayment(world, api, stranger.token);
    payments.pay(providerId);
    payments.fail({ method: 'GET', path: /payments/, how: 'before', times: 1 });

    const reply = await notify(api, providerId);
    payments.webhooks.release('asHappened');

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'succeeded' }]);
  });

  test('A notification settles its payment even if the response to its creation was lost', async ({
    api,
    stranger,
    world,
  }) => {
    const { payments } = world.simulator;
    payments.fail({ method: 'POST', path: /payments/, how: 'lost', times: 1 });
    const reply = await buy(api, stranger.token);
    const providerId = payments.list().at(-1)?.id ?? '';

    payments.pay(providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'succeeded' }]);

    expect(reply.status).toBe(503);
    expect(await grantsOf(world, stranger.id)).toHaveLength(1);
  });
});

describe('Mismatched payments', () => {
  test.for([
    ['of a smaller amount', { amount: { value: '1.00', currency: 'RUB' } }],
    ['of a larger amount', { amount: { value: '5900.00', currency: 'RUB' } }],
    ['in another currency', { amount: { value: '59.00', currency: 'KZT' } }],
    ['that names another payment of ours', { metadata: { paymentId: '00000000-0000-4000-8000-000000000000' } }],
  ] as const)('Disputes a payment %s, and grants nothing', async ([, change], { api, stranger, world }) => {
    const { providerId } = await beginPayment(world, api, stranger.token);
    const id = ownIdOf(world, providerId);
    world.simulator.payments.tamper(providerId, change);

    world.simulator.payments.pay(providerId);
    await expect.poll(() => historyOf(api, stranger.token)).toMatchObject([{ state: 'disputed' }]);

    expect(await grantsOf(world, stranger.id)).toEqual([]);
    expect((await resultOf(api, stranger.token, id)).subscription).toBeNull();
  });
});

describe('Payment provider failures', () => {
  test.for(['before', 'after', 'lost'] as const)(
    'A purchase that failed with "%s" is retried with the same key and creates one payment',
    async (how, { api, stranger, world }) => {
      const { payments } = world.simulator;
      const before = payments.list().length;
      payments.fail({ method: 'POST', path: /payments/, how, times: 1 });

      const failed = await buy(api, stranger.token);
      const again = await buy(api, stranger.token);

      expect(failed).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(again.status).toBe(200);
      expect(payments.list()).toHaveLength(before + 1);
      const keys = payments.calls().filter(({ method }) => method === 'POST');
      expect(new Set(keys.slice(-2).map(({ idempotenceKey }) => idempotenceKey)).size).toBe(1);
    },
  );

  test('Passes the retry delay of the provider on to the payer', async ({ api, stranger, world }) => {
    world.simulator.payments.fail({
      method: 'POST',
      path: /payments/,
      how: 'tooMany',
      times: 1,
      retryAfterMs: 17_000,
    });

    const reply = await buy(api, stranger.token);

    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('17');
  });

  test('The result page shows the known state during a provider outage, and the outcome later', async ({
    api,
    stranger,
    world,
  }) => {
    const { payments } = world.simulator;
    const { id, providerId } = await beginPayment(world, api, stranger.token);
    payments.webhooks.drop(1);
    payments.pay(providerId);
    payments.setAway(true);
    await waitToAskAgain(world, id);

    const meanwhile = await resultOf(api, stranger.token, id);
    payments.setAway(false);
    await waitToAskAgain(world, id);
    const later = await resultOf(api, stranger.token, id);

    expect(meanwhile.payment.state).toBe('pending');
    expect(later.payment.state).toBe('succeeded');
  });

  test('Reports a wrong shop key to the payer as unavailable, without details', async ({ api, stranger, world }) => {
    world.simulator.payments.setSecretKey('another');

    const reply = await buy(api, stranger.token, 'premium');
    world.simulator.payments.setSecretKey(world.config.payments?.shop.secretKey ?? '');

    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(JSON.stringify(reply.body)).not.toMatch(/secret|shop|key/i);
  });
});

describe('Payments of unknown outcome', () => {
  test('Retries a payment of unknown outcome with its key, and continues it', async ({ api, stranger, world }) => {
    const { payments } = world.simulator;
    payments.fail({ method: 'POST', path: /payments/, how: 'after', times: 1 });
    await buy(api, stranger.token);
    const [{ id } = { id: '' }] = await historyOf(api, stranger.token);
    const before = payments.list().length;

    await makeOlder(world, id, '10 minutes');
    await checkAll(world);

    expect(await historyOf(api, stranger.token)).toMatchObject([{ state: 'pending' }]);
    expect(payments.list()).toHaveLength(before);
  });

  test('Abandons a payment of unknown outcome once its key expires after 24 hours', async ({
    api,
    stranger,
    world,
  }) => {
    world.simulator.payments.fail({ method: 'POST', path: /payments/, how: 'before', times: 1 });
    await buy(api, stranger.token);
    const [{ id } = { id: '' }] = await historyOf(api, stranger.token);

    await makeOlder(world, id, '24 hours 1 minute');
    await checkAll(world);

    expect(await historyOf(api, stranger.token)).toMatchObject([{ state: 'abandoned', failure: null }]);
  });
});

describe('Notifications from other networks', () => {
  const pretended = { 'x-forwarded-for': '185.71.76.1' };

  test('Refuses a notification from another network unread, whatever its headers claim', async ({ world }) => {
    const { app, apiUrl } = await serveWith(world, soldFrom(world, 0));
    const replies = [await statusOf(apiUrl, 'an-id'), await statusOf(apiUrl, 'an-id', pretended)];
    await app.close();

    expect(replies).toEqual([403, 403]);
    // Payments of other tests may be polled at the same time.
    expect(world.simulator.payments.calls().filter(({ path }) => path.includes('an-id'))).toEqual([]);
  });

  test('Checks the sender of a notification by the address that the proxy forwards', async ({ world }) => {
    const { app, apiUrl } = await serveWith(world, soldFrom(world, 1));

    const replies = [
      await statusOf(apiUrl, 'an-id'),
      await statusOf(apiUrl, 'an-id', { 'x-forwarded-for': '185.71.76.32' }),
      await statusOf(apiUrl, 'an-id', pretended),
    ];
    await app.close();

    expect(replies).toEqual([403, 403, 200]);
  });

  const statusOf = async (apiUrl: string, id: string, headers: Record<string, string> = {}) => {
    const body = buildNotification(id);
    const { status } = await createApiClient(apiUrl).call(null, paymentEndpoints.notify, { body, headers });
    return status;
  };

  /** The configuration when notifications come from the real provider. */
  const soldFrom = ({ config }: World, trustedProxies: TrustedProxies): Config => ({
    ...config,
    trustedProxies,
    payments: config.payments && { ...config.payments, webhookNetworks: networks.parse(YOOKASSA_NETWORKS) },
  });
});
