import { expect } from 'vitest';
import { setPastPlatform } from '../../support/bot/command-settings.ts';
import { openChat } from '../../support/chat.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

/** Asks for something with buttons. `press` uses the button whose custom id starts with that, and gives the answer. */
async function openQuestion(world: World, guild: GuildFixture, order: string) {
  await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', balance: 1_000 });
  await world.services.ledger.change({ guildId: guild.id, userId: guild.manager.id, kind: 'demo', balance: 1_000 });
  const chat = openChat(world, guild);
  const { id, components } = await chat.ask(order);
  return {
    async press(begins: string, personId = guild.member.id): Promise<void> {
      const [, customId = ''] = new RegExp(`"custom_id":"(${begins}[^"]+)"`).exec(JSON.stringify(components)) ?? [];
      await chat.press(id, customId, personId);
    },
    last: () => chat.answers().at(-1)?.content,
    balance: async () => (await world.services.ledger.holdings(guild.id, guild.member.id))?.balance,
  };
}

test('A payment is not confirmed after its receiver left the server', async ({ world, guild }) => {
  const { press, last, balance } = await openQuestion(world, guild, `!pay <@${guild.manager.id}> 500`);
  world.simulator.world.removeMember(guild.id, guild.manager.id);

  await press('wallet:pay');

  await expect.poll(last, { timeout: 60_000 }).toBe('They aren’t on this server.');
  expect(await balance()).toBe(1_000);
});

test('A payment is not confirmed after pay was turned off', async ({ world, guild }) => {
  const { press, last, balance } = await openQuestion(world, guild, `!pay <@${guild.manager.id}> 500`);
  await setPastPlatform(world, guild, 'pay', { enabled: false });

  await press('wallet:pay');

  await expect.poll(last, { timeout: 60_000 }).toBe('This command is turned off on this server.');
  expect(await balance()).toBe(1_000);
});

test('A payment asked for before the balance fell is refused with the new balance', async ({ world, guild }) => {
  const { press, last, balance } = await openQuestion(world, guild, `!pay <@${guild.manager.id}> 500`);
  await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', balance: -900 });

  await press('wallet:pay');

  await expect.poll(last, { timeout: 60_000 }).toContain('You have 100 💰');
  expect(await balance()).toBe(100);
});

test('A challenge is not accepted after its game was turned off', async ({ world, guild }) => {
  const { press, last } = await openQuestion(world, guild, `!duel 100 <@${guild.manager.id}>`);
  await setPastPlatform(world, guild, 'duel', { enabled: false });

  await press('game:accept', guild.manager.id);

  await expect.poll(last, { timeout: 60_000 }).toBe('This command is turned off on this server.');
});

test('Moneybags are not opened after the command was turned off', async ({ world, guild }) => {
  const { press, last, balance } = await openQuestion(world, guild, '!moneybags');
  await setPastPlatform(world, guild, 'moneybags', { enabled: false });

  await press('work:');

  await expect.poll(last, { timeout: 60_000 }).toBe('This command is turned off on this server.');
  expect(await balance()).toBe(1_000);
});
