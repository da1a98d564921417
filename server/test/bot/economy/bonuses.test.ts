import { economySection } from '@perigee/core/economy/section';
import { timeZoneSection } from '@perigee/core/base/time-zone/section';
import { describe, expect } from 'vitest';
import { booksOf } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { buildEconomy } from '../../support/economy-builders.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';
import { recordOutage } from '../../support/bot/record-outage.ts';
import { DAY_MS, passTime } from '../../support/pass-time.ts';

const textOf = (message: { content: string; embeds?: readonly unknown[] }) =>
  `${message.content}\n${JSON.stringify(message.embeds ?? [])}`;

const balanceOf = async ({ services }: World, { id, member }: GuildFixture) =>
  (await services.ledger.holdings(id, member.id))?.balance ?? 0;

describe('Bonuses without a boost', () => {
  test.for(['daily', 'weekly'])('The %s bonus needs a boost and links to one', async (name, { world, guild }) => {
    const answer = await openChat(world, guild).ask(`!${name}`);

    expect(answer.content).toMatch(/^This needs a boost\. Get one for this server: <http.+\/donate>$/);
    expect(await balanceOf(world, guild)).toBe(0);
  });
});

describe('Bonuses with a boost', () => {
  test.for([
    { name: 'daily', amount: 200, due: /You’ve already claimed your daily bonus\. The next one: <t:\d+:R>\./ },
    { name: 'weekly', amount: 1_500, due: /You’ve already claimed your weekly bonus\. The next one: <t:\d+:R>\./ },
  ])('The $name bonus pays once and shows when it is due again', async ({ name, amount, due }, { world, guild }) => {
    await world.setBoost(guild.id, true);
    const chat = openChat(world, guild);

    const first = await chat.ask(`!${name}`);
    const second = await chat.ask(`!${name}`);

    expect(textOf(first)).toContain(`**${amount.toLocaleString('en')} 💰**`);
    expect(textOf(first)).toMatch(/<t:\d+:R>/);
    expect(second.content).toMatch(due);
    expect(await balanceOf(world, guild)).toBe(amount);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { [`mint:${name}`]: -amount } });
  });

  test('Fifty simultaneous claims pay each bonus once', async ({ world, guild }) => {
    await world.setBoost(guild.id, true);
    const chat = openChat(world, guild);

    // On a busy machine some answers are too late for the platform, but all claims count.
    await Promise.allSettled(Array.from({ length: 50 }, (_, use) => chat.slash(use % 2 === 0 ? 'daily' : 'weekly')));

    await expect.poll(() => balanceOf(world, guild)).toBe(1_700);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
  });

  test('A daily streak grows day by day and restarts after a missed day', async ({ world, guild }) => {
    await world.setBoost(guild.id, true);
    const chat = openChat(world, guild);
    const claims = [textOf(await chat.ask('!daily'))];
    for (const days of [1, 1, 2]) {
      await passTime(world, guild, days * DAY_MS);
      claims.push(textOf(await chat.ask('!daily')));
    }

    expect(claims.map((text) => /\d+ days? in a row/.exec(text)?.[0] ?? null)).toEqual([
      null,
      '2 days in a row',
      '3 days in a row',
      null,
    ]);
  });

  test('A day missed during a bot outage does not break the streak', async ({ world, guild }) => {
    await world.setBoost(guild.id, true);
    const chat = openChat(world, guild);
    await chat.ask('!daily');
    await passTime(world, guild, 3 * DAY_MS);
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    await recordOutage(world, new Date(today - 2 * DAY_MS), new Date(today - DAY_MS + 2 * 3_600_000));

    const answer = textOf(await chat.ask('!daily'));

    expect(answer).toContain('2 days in a row');
    expect(answer).toContain('The bot was offline while you missed a day');
  });

  test('Changing the server’s time zone does not grant a second bonus', async ({ world, guild, api }) => {
    await world.setBoost(guild.id, true);
    const chat = openChat(world, guild);
    await chat.ask('!daily');

    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo']) {
      const saved = await api.call(guild.owner.token, timeZoneSection.save, {
        params: { guildId: guild.id },
        body: { zone },
      });
      expect(saved.status).toBe(200);
      await chat.ask('!daily');
    }

    expect(await balanceOf(world, guild)).toBe(200);
  });

  test('A daily bonus of 0 is disabled, and the command says so', async ({ world, guild, api }) => {
    await world.setBoost(guild.id, true);
    const body = buildEconomy({ moneyBonuses: { daily: 0, weekly: 1_500 } });
    await api.call(guild.owner.token, economySection.save, { params: { guildId: guild.id }, body });

    const answer = await openChat(world, guild).ask('!daily');

    expect(answer.content).toBe('This server has no daily bonus.');
  });
});
