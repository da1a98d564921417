import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import { describe, expect } from 'vitest';
import { beginPayment, disputePayment, grantsOf } from './support/economy/payments.ts';
import { deedsOf, type HostFixture, test } from './support/host-fixture.ts';

const answer = (host: HostFixture, paymentId: string, given: 'give' | 'takeBack' | null) =>
  host.api.call(host.token, hostEndpoints.answerPayment, { body: { paymentId, answer: given } });

describe('Disputed payments', () => {
  test('A disputed payment is listed for review, and grants nothing', async ({ api, host, stranger, world }) => {
    const { id } = await beginPayment(world, api, stranger.token);
    await disputePayment(world, id, 'amount: 5800 instead of 5900');

    const { body } = await host.api.call(host.token, hostEndpoints.payments);

    const listed = hostEndpoints.payments.schema.response[200].parse(body);
    expect(listed.find((payment) => payment.id === id)).toMatchObject({ isOpen: true, given: null, answer: null });
  });

  test('A host can grant a disputed payment once, and revoke it again', async ({ api, host, stranger, world }) => {
    const { id } = await beginPayment(world, api, stranger.token);
    await disputePayment(world, id);

    const given = await Promise.all([answer(host, id, 'give'), answer(host, id, 'give')]);
    const grants = await grantsOf(world, stranger.id);
    const taken = await answer(host, id, 'takeBack');

    expect(given.map(({ status }) => status)).toEqual([200, 200]);
    expect(grants).toMatchObject([{ plan: 'standard', months: 1, kept: 1 }]);
    expect(taken.body).toMatchObject({ payment: { given: 0, answer: 'takeBack', isOpen: false } });
    expect(await deedsOf(world, host)).toMatchObject([{ detail: 'give' }, { detail: 'takeBack' }]);
  });
});

describe('Revoked payments', () => {
  test('A revoked payment grants nothing until the host leaves it to the provider again', async ({
    api,
    host,
    stranger,
    world,
  }) => {
    const { id, providerId } = await beginPayment(world, api, stranger.token);
    world.simulator.payments.pay(providerId);
    await host.api.call(host.token, hostEndpoints.checkPayment, { body: { paymentId: id } });
    await answer(host, id, 'takeBack');
    world.simulator.payments.refund(providerId, '10.00');
    const checked = await host.api.call(host.token, hostEndpoints.checkPayment, { body: { paymentId: id } });

    const left = await answer(host, id, null);

    expect(checked.body).toMatchObject({ payment: { state: 'partlyRefunded', given: 0 } });
    expect(left.body).toMatchObject({ payment: { given: expect.closeTo(49 / 59, 5), answer: null } });
  });
});

test('Answers "not found" for an unknown payment', async ({ host }) => {
  const paymentId = '00000000-0000-4000-8000-000000000000';

  const replies = [
    await answer(host, paymentId, 'give'),
    await host.api.call(host.token, hostEndpoints.checkPayment, { body: { paymentId } }),
  ];

  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});

test('Reports an unavailable provider to a host who checks a payment', async ({ api, host, stranger, world }) => {
  const { id } = await beginPayment(world, api, stranger.token);
  world.simulator.payments.setAway(true);

  const reply = await host.api.call(host.token, hostEndpoints.checkPayment, { body: { paymentId: id } });

  world.simulator.payments.setAway(false);
  expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});
