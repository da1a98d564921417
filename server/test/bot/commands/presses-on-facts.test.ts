import { couponRulesSection } from '@perigee/core/rewards/coupons/section';
import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { describe, expect } from 'vitest';
import { openGivingAway } from '../../support/economy/giving-away.ts';
import { buildCustomJob } from '../../support/economy-builders.ts';
import { openChat } from '../../support/chat.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { openNamed } from '../../support/named-people.ts';
import type { World } from '../../support/world.ts';

const WITHIN = { timeout: 60_000 };

const balanceOf = async ({ services }: World, { id }: GuildFixture, userId: string) =>
  (await services.ledger.holdings(id, userId))?.balance ?? 0;

/** The custom id of the button of a message with that label. */
function buttonOf({ components = [] }: { components?: readonly unknown[] | null }, label: string): string {
  const buttons = JSON.stringify(components).match(/\{[^{}]*"custom_id":"[^"]+"[^{}]*\}/g) ?? [];
  const found = buttons.find((button) => button.includes(`"label":"${label}"`)) ?? '';
  return /"custom_id":"([^"]+)"/.exec(found)?.[1] ?? '';
}

describe('An answered question acts on what is true when it is answered', () => {
  test.for(['!pay <@MANAGER> 1.500k', '!duel <@MANAGER> 1.500k'])(
    '"%s" is not carried out if the person left while the amount was asked for',
    async (order, { world, guild }) => {
      await world.services.ledger.change({
        guildId: guild.id,
        userId: guild.member.id,
        kind: 'demo',
        balance: 100_000,
      });
      const chat = openChat(world, guild);
      const question = await chat.ask(order.replace('MANAGER', guild.manager.id));
      world.simulator.world.removeMember(guild.id, guild.manager.id);

      await chat.press(question.id, buttonOf(question, '1,500'));

      const shown = () =>
        chat
          .answers()
          .map(({ content }) => content)
          .join();
      await expect.poll(shown, WITHIN).toContain('They aren’t on this server.');
      expect(await balanceOf(world, guild, guild.member.id)).toBe(100_000);
    },
  );

  test('A challenge is not accepted after the challenger left, and costs nobody anything', async ({ world, guild }) => {
    for (const { id: userId } of [guild.member, guild.manager])
      await world.services.ledger.change({ guildId: guild.id, userId, kind: 'demo', balance: 1_000 });
    const chat = openChat(world, guild);
    const challenge = await chat.ask(`!duel 100 <@${guild.manager.id}>`);
    const [, accept = ''] = /"custom_id":"(game:accept[^"]+)"/.exec(JSON.stringify(challenge.components)) ?? [];
    world.simulator.world.removeMember(guild.id, guild.member.id);

    await chat.press(challenge.id, accept, guild.manager.id);

    await expect.poll(() => chat.answers().at(-1)?.content, WITHIN).toBe('They aren’t on this server.');
    expect(await balanceOf(world, guild, guild.member.id)).toBe(1_000);
    expect(await balanceOf(world, guild, guild.manager.id)).toBe(1_000);
  });

  test('A coupon is not funded after members lost the right to do so', async ({ world, guild, api }) => {
    await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', balance: 5_000 });
    const rules = (byMembers: boolean) =>
      api.call(guild.owner.token, couponRulesSection.save, {
        params: { guildId: guild.id },
        body: { byMembers, total: { min: 10, max: 4_000 } },
      });
    await rules(true);
    const chat = openChat(world, guild);
    const question = await chat.ask('!coupon gift 1.500k');
    await rules(false);

    await chat.press(question.id, buttonOf(question, '1,500'));

    const shown = () => chat.answers().map(({ content }) => content);
    await expect.poll(shown, WITHIN).toContain('Members can’t create coupons from their own money on this server.');
    expect(await balanceOf(world, guild, guild.member.id)).toBe(5_000);
  });

  test('A job that was removed since it was listed is not done', async ({ world, guild, api }) => {
    const params = { guildId: guild.id };
    const { token } = guild.owner;
    await api.call(token, customJobsEndpoints.create, { params, body: buildCustomJob({ name: 'Miner' }) });
    const chat = openChat(world, guild);
    const { id, components } = await chat.ask('!jobs');
    const [, select = ''] = /"custom_id":"([^"]+)"/.exec(JSON.stringify(components)) ?? [];
    const removed = await api.call(token, customJobsEndpoints.remove, { params: { ...params, jobName: 'Miner' } });

    await chat.choose(id, select, 'Miner');

    await expect.poll(() => chat.answers().at(-1)?.content, WITHIN).toContain('There’s no such job.');
    expect(removed.status).toBe(200);
    expect(await balanceOf(world, guild, guild.member.id)).toBe(0);
  });

  test('A reroll whose winner was asked for draws once, however often it is answered', async ({ world }) => {
    const { guild, owners, join, offeredIn } = openNamed(world);
    const { open, enter, step, drawn } = openGivingAway(world, guild);
    const giveaway = await open({ winners: 2 });
    for (const name of ['a', 'b', 'c', 'd']) await enter(giveaway.messageId, join(name, 'Sasha'));
    await step(giveaway.id, 'end');
    const [first = '', second = ''] = (await drawn(giveaway.id)).results.map(({ user }) => user.id);
    const { id: question } = await owners.ask(`!giveaway reroll ${giveaway.number} Sasha`);
    const { selectId } = offeredIn(question);

    await Promise.all([
      owners.choose(question, selectId, first),
      owners.choose(question, selectId, first),
      owners.choose(question, selectId, second),
    ]);

    const states = async () => (await drawn(giveaway.id)).results.map(({ state }) => state).toSorted();
    await expect.poll(states, WITHIN).toEqual(['rerolled', 'won', 'won']);
  });
});
