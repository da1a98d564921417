import type { APIEmbed } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function give({ services }: World, { id }: GuildFixture, userId: string, amount: number): Promise<void> {
  await services.ledger.change({ guildId: id, userId, kind: 'demo', balance: amount });
}

const balanceOf = async ({ services }: World, { id }: GuildFixture, userId: string) =>
  (await services.ledger.holdings(id, userId))?.balance ?? 0;

/** The chat of somebody who may manage the server. */
function managersChat(world: World, guild: GuildFixture) {
  return openChat(world, { ...guild, member: guild.manager });
}

interface Labelled {
  components: readonly unknown[];
}

/** The buttons of a message: their labels and custom ids. */
function buttonsOf({ components }: Labelled): { label: string; id: string }[] {
  const text = JSON.stringify(components);
  return [...text.matchAll(/\{[^{}]*"custom_id":"([^"]+)"[^{}]*\}/g)].map(([button, id = '']) => ({
    label: /"label":"([^"]+)"/.exec(button)?.[1] ?? '',
    id,
  }));
}

describe('Amounts', () => {
  test.for([
    { typed: '1,000', paid: 1000 },
    { typed: '12,000', paid: 12_000 },
    { typed: '1 000', paid: 1000 },
    { typed: '1\u202f000\u00a0💰', paid: 1000 },
    { typed: '2 тыс', paid: 2000 },
    { typed: '٣٥٠', paid: 350 },
    { typed: '0.1%', paid: 1000 },
  ])('Pays $paid for "!pay @member $typed"', async ({ typed, paid }, { world, guild }) => {
    await give(world, guild, guild.member.id, 1_000_000);

    await openChat(world, guild).ask(`!pay <@${guild.manager.id}> ${typed}`);

    expect(await balanceOf(world, guild, guild.member.id)).toBe(1_000_000 - paid);
  });

  test.for([
    { typed: '10 20', answer: '“amount” as 10 and don’t know what “20” means' },
    { typed: '1.500k', answer: 'Did you mean 1,500 or 1,500,000?' },
    { typed: '1e3', answer: 'Write a number such as' },
    { typed: '1.5', answer: 'must be a whole number' },
    { typed: '1,00,000', answer: 'Write a number such as' },
  ])(
    'Pays nothing for "!pay @member $typed", and says what was understood',
    async ({ typed, answer }, { world, guild }) => {
      await give(world, guild, guild.member.id, 1_000_000);

      const { content } = await openChat(world, guild).ask(`!pay <@${guild.manager.id}> ${typed}`);

      expect(content).toContain(answer);
      expect(await balanceOf(world, guild, guild.member.id)).toBe(1_000_000);
    },
  );

  test('A share is taken of the money above the protected minimum', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 1000);
    const chat = openChat(world, guild);
    await chat.ask('!floor 600');

    const { content } = await chat.ask(`!pay <@${guild.manager.id}> half`);

    expect(content).toContain('Send 200 💰');
  });

  test('A manager’s amount with groups is read before the reason', async ({ world, guild }) => {
    const { member } = guild;

    const { embeds } = await managersChat(world, guild).ask(`!money add <@${member.id}> 250,000 prize`);

    expect(await balanceOf(world, guild, member.id)).toBe(250_000);
    expect(JSON.stringify(embeds)).toContain('prize');
  });

  test.for([
    { button: '100,200', given: 100_200, reason: 'prizes' },
    { button: '100', given: 100, reason: '200 prizes' },
  ])('"!money add @member 100 200 prizes" gives $given after "$button"', async (expected, { world, guild }) => {
    const { member, owner } = guild;
    const chat = openChat(world, { ...guild, member: owner });

    const asked = await chat.ask(`!money add <@${member.id}> 100 200 prizes`);
    const before = await balanceOf(world, guild, member.id);
    const { id = '' } = buttonsOf(asked).find(({ label }) => label === expected.button) ?? {};
    await chat.press(asked.id, id);

    expect(before).toBe(0);
    await expect.poll(() => balanceOf(world, guild, member.id)).toBe(expected.given);
    expect(JSON.stringify(chat.answers().at(-1))).toContain(expected.reason);
  });

  test('A bet with groups stakes all of it', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 5000);

    const { embeds } = await openChat(world, guild).ask('!cf 1,000');

    expect([4000, 5960]).toContain(await balanceOf(world, guild, guild.member.id));
    expect(embeds).toHaveLength(1);
  });

  test.for([
    { prize: '1.5', answer: 'The prize must be a whole number' },
    { prize: '1e3', answer: 'The prize must be a whole number' },
  ])('A giveaway of "$prize" money is refused', async ({ prize, answer }, { world, guild }) => {
    const chat = managersChat(world, guild);

    const { content } = await chat.ask(`!gw start 1h ${prize} type:money minted:yes`);

    expect(content).toContain(answer);
  });
});

describe('Moments', () => {
  const linesOf = (embeds: readonly APIEmbed[]) => embeds.map(({ description }) => description ?? '').join('\n');

  test('A giveaway ends at the time of day that follows its date', async ({ world, guild }) => {
    const chat = managersChat(world, guild);
    const year = new Date().getUTCFullYear();
    const thisYears = Date.UTC(year, 11, 31, 18);
    const end = thisYears > Date.now() ? thisYears : Date.UTC(year + 1, 11, 31, 18);

    const { content } = await chat.ask('!gw start 31.12 18:00 Nitro');
    const { embeds } = await chat.ask('!gw list');

    expect(content).toContain('#1');
    expect(linesOf(embeds)).toContain(`<t:${end / 1000}:R>`);
    expect(linesOf(embeds)).toContain('Nitro');
  });

  test('The text of a reminder is not part of its time', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const before = Date.now();

    await chat.slash('remind', { when: '1h', text: '2 days left until the exam' });

    const [reminder] = await world.services.reminders.list({ guildId: guild.id, userId: guild.member.id });
    expect(reminder).toMatchObject({ text: '2 days left until the exam' });
    expect(Math.abs((reminder?.dueAt.getTime() ?? 0) - before - HOUR_MS)).toBeLessThan(MINUTE_MS);
  });

  test('A reminder for a day comes at nine in the server’s time zone', async ({ world, guild }) => {
    await openChat(world, guild).ask('!remind tomorrow feed the cat');

    const [reminder] = await world.services.reminders.list({ guildId: guild.id, userId: guild.member.id });
    expect(reminder?.text).toBe('feed the cat');
    expect(reminder?.dueAt.toISOString()).toMatch(/T09:00:00\.000Z$/);
  });
});
