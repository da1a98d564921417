import { describe, expect } from 'vitest';
import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { waitForJobs } from '../support/bot/wait-for-jobs.ts';
import type { ApiClient } from '../support/api-client.ts';
import { type PersonFixture, test } from '../support/fixtures.ts';
import { beginPayment, historyOf, providerIdOf } from '../support/economy/payments.ts';
import type { World } from '../support/world.ts';

/** Refunds of a 59-rouble payment: the rest pays for about two days of a month, or about four. */
const TWO_DAYS = '55.00';
const FOUR_DAYS = '51.20';

async function payAndRefund(world: World, api: ApiClient, buyer: PersonFixture, refunded: string): Promise<void> {
  const { providerId } = await beginPayment(world, api, buyer.token);
  world.simulator.payments.pay(providerId);
  world.simulator.payments.refund(providerId, refunded);
  await expect.poll(() => historyOf(api, buyer.token)).toMatchObject([{ state: 'partlyRefunded' }]);
}

const remindersOf = ({ simulator }: World, { id }: PersonFixture) =>
  simulator.world.directMessages(id).map(({ content }) => content);

describe('Plan renewal reminders', () => {
  test('Reminds a plan owner once, three days before the end, with a link to renew', async ({ api, guild, world }) => {
    await payAndRefund(world, api, guild.member, TWO_DAYS);

    await waitForJobs(world);

    expect(remindersOf(world, guild.member)).toEqual([
      expect.stringMatching(/^⏳ Your Standard plan ends <t:\d+:R>, on <t:\d+:D>.*http:\/\/localhost:3000\/donate/),
    ]);
  });

  test('Sends no reminder more than three days before a plan ends', async ({ api, guild, world }) => {
    await payAndRefund(world, api, guild.member, FOUR_DAYS);

    await waitForJobs(world);

    expect(remindersOf(world, guild.member)).toEqual([]);
  });

  test('Sends a reminder in the language of the newest payment, and not again after renewal', async ({
    api,
    guild,
    world,
  }) => {
    const { member } = guild;
    const { providerId } = await beginPayment(world, api, member.token);
    const reply = await api.call(member.token, boostEndpoints.pay, { body: { type: 'standard', language: 'en' } });
    world.simulator.payments.pay(providerId);
    world.simulator.payments.refund(providerId, TWO_DAYS);
    await expect.poll(() => historyOf(api, member.token)).toMatchObject([{}, { state: 'partlyRefunded' }]);

    await waitForJobs(world);
    const before = remindersOf(world, member);
    world.simulator.payments.pay(providerIdOf(reply));
    await expect.poll(() => historyOf(api, member.token)).toMatchObject([{ state: 'succeeded' }, {}]);
    await waitForJobs(world);

    expect(before).toEqual([expect.stringMatching(/^⏳ Ваша подписка «Стандарт» заканчивается/)]);
    expect(remindersOf(world, member)).toEqual(before);
  });

  test('Does not retry a reminder to a member with closed direct messages', async ({ api, guild, world }) => {
    const { member } = guild;
    const path = '/users/@me/channels';
    world.simulator.world.fail({ method: 'POST', path, status: 403, times: 1, body: { code: 50007, message: 'No' } });
    await payAndRefund(world, api, member, TWO_DAYS);

    await waitForJobs(world);

    expect(remindersOf(world, member)).toEqual([]);
  });

  test('Sends a reminder later if Discord was unavailable', async ({ api, guild, world }) => {
    const { member } = guild;
    world.simulator.world.fail({ method: 'POST', path: '/users/@me/channels', status: 500, times: 100 });
    await payAndRefund(world, api, member, TWO_DAYS);

    await waitForJobs(world);
    const first = remindersOf(world, member);
    world.simulator.world.recover();
    await expect.poll(() => remindersOf(world, member), { timeout: 60_000 }).toHaveLength(1);

    expect(first).toEqual([]);
  });
});
