import { earningRulesSection } from '@perigee/core/economy/earning-rules/section';
import { economySection } from '@perigee/core/economy/section';
import { expect } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { booksOf, someoneIn } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { buildEconomy } from '../../support/economy-builders.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import { BOT_ID, type World } from '../../support/world.ts';
import { leadersOf, rankAll, readBoard } from '../../support/economy/leaderboard.ts';

/** Every eligible message gives 5 XP. */
async function enableMessageXp(world: World, api: ApiClient, guild: GuildFixture): Promise<void> {
  await world.setBoost(guild.id, true);
  const body = buildEconomy({ messageXp: { chance: 100, min: 5, max: 5 } });
  const reply = await api.call(guild.owner.token, economySection.save, { params: { guildId: guild.id }, body });
  expect(reply.status).toBe(200);
}

const xpOf = async ({ services }: World, { id }: GuildFixture, userId: string) =>
  (await services.ledger.holdings(id, userId))?.xp ?? 0;

test('Messages earn XP once a minute; commands, bots and servers without a boost earn none', async ({
  world,
  guild,
  api,
}) => {
  const { simulator } = world;
  const chat = openChat(world, guild);
  simulator.world.say(guild.owner.id, guild.channelId, 'before there was boost');
  await chat.ask('!ping');
  await enableMessageXp(world, api, guild);

  await chat.ask('!ping');
  await chat.ask(`<@${BOT_ID}> ping`);
  simulator.world.say(guild.manager.id, guild.channelId, 'good morning');
  simulator.world.say(guild.manager.id, guild.channelId, 'anybody here?');

  await expect.poll(() => xpOf(world, guild, guild.manager.id), { timeout: 60_000 }).toBe(5);
  expect([await xpOf(world, guild, guild.member.id), await xpOf(world, guild, guild.owner.id)]).toEqual([0, 0]);
  await rankAll(world);
  expect(leadersOf(await readBoard(api, guild.member.token, guild))).toMatchObject([
    { user: { id: guild.manager.id }, xp: 5 },
  ]);
  expect(await booksOf(world, guild)).toEqual({ total: 0, accounts: {} });
});

test('Members below the minimum membership age earn no XP and cannot work', async ({ world, guild, api }) => {
  await enableMessageXp(world, api, guild);
  const ages = { account: 0, membership: 3_600_000 };
  const body = { earning: ages, receiving: { account: 0, membership: 0 } };
  await api.call(guild.owner.token, earningRulesSection.save, { params: { guildId: guild.id }, body });
  const newcomer = createPerson(world, 'newcomer');
  world.simulator.world.addMember(guild.id, newcomer.id);

  world.simulator.world.say(newcomer.id, guild.channelId, 'hello');
  const answer = await openChat(world, { ...guild, member: newcomer }).ask('!work');

  expect(answer.content).toMatch(
    /^New accounts and new members have to wait on this server\. You can earn here <t:\d+:R>\.$/,
  );
  expect(await xpOf(world, guild, newcomer.id)).toBe(0);
});

test('A batch of XP is booked once per key, even if a member already has the maximum', async ({ world, guild }) => {
  const { ledger } = world.services;
  const [one, rich] = [someoneIn(guild, 1), someoneIn(guild, 2)];
  await ledger.change({ guildId: guild.id, userId: rich, kind: 'demo', xp: Number.MAX_SAFE_INTEGER });
  const gains = [rich, one].map((userId) => ({ guildId: guild.id, userId, xp: 7 }));

  await Promise.all([1, 2, 3].map(() => ledger.gainXp({ kind: 'messageXp', key: `test:${guild.id}`, gains })));

  expect([await xpOf(world, guild, one), await xpOf(world, guild, rich)]).toEqual([7, Number.MAX_SAFE_INTEGER]);
});
