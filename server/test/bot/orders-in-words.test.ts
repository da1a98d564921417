import { generalSection } from '@perigee/core/community/general/section';
import type { APIEmbed } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { buildGeneral, type GuildFixture, test } from '../support/fixtures.ts';
import { openModerating } from '../support/moderation/moderating.ts';
import { DONE_WITHIN_MS, saveModeration } from '../support/punishing.ts';
import type { World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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

describe('Punishments', () => {
  test.for([
    { typed: 'for 10m spam', lasts: 10 * MINUTE_MS, reason: 'spam' },
    { typed: 'на 10 минут спам', lasts: 10 * MINUTE_MS, reason: 'спам' },
    { typed: 'полтора часа', lasts: 90 * MINUTE_MS, reason: '' },
    { typed: '1 week and a day spam', lasts: 8 * DAY_MS, reason: 'spam' },
  ])('Mutes for $lasts ms for "!mute @member $typed"', async ({ typed, lasts, reason }, { world, api }) => {
    const { chat, guild, join, cases } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const ann = join('ann');

    await chat.ask(`!mute <@${ann.id}> ${typed}`);

    expect(await cases()).toMatchObject([{ type: 'mute', durationMs: lasts, reason }]);
  });

  test.for([
    { muteDuration: HOUR_MS, typed: 'spam', lasts: HOUR_MS },
    { muteDuration: 2 * DAY_MS, typed: 'spam', lasts: 2 * DAY_MS },
    { muteDuration: 0, typed: 'spam', lasts: null },
    { muteDuration: HOUR_MS, typed: 'forever spam', lasts: null },
  ])(
    '"!mute @member $typed" lasts $lasts ms where mutes without a time last $muteDuration ms',
    async ({ muteDuration, typed, lasts }, { world, api }) => {
      const { chat, control, guild, join, cases } = openModerating(world);
      const muteRole = control.createRole(guild.id, { name: 'Muted' });
      await saveModeration(api, guild, { useTimeout: true, muteRole, muteDuration });
      const ann = join('ann');

      await chat.ask(`!mute <@${ann.id}> ${typed}`);

      expect(await cases()).toMatchObject([{ type: 'mute', durationMs: lasts, reason: 'spam' }]);
    },
  );

  test('The answer to a mute without a time says when it ends', async ({ world, api }) => {
    const { chat, guild, join } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const [ann, bob] = [join('ann'), join('bob')];

    const typed = await chat.ask(`!mute <@${ann.id}> spam`);
    const slash = await chat.slash('mute', { member: bob.id });

    expect(typed.content).toMatch(/until <t:\d+:f> \(<t:\d+:R>\)/);
    expect(slash.content).toMatch(/until <t:\d+:f> \(<t:\d+:R>\)/);
  });

  test('A mute that may say its end offers the server’s own duration too', async ({ world, api }) => {
    const { chat, guild, join, cases } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const ann = join('ann');

    const asked = await chat.ask(`!mute <@${ann.id}> spam 7d`);
    const [week, usual] = buttonsOf(asked);
    const labels = [week?.label, usual?.label];
    await chat.press(asked.id, usual?.id ?? '');

    expect(labels).toEqual(['For 7 days', 'For 1 hour']);
    await expect.poll(cases).toMatchObject([{ durationMs: HOUR_MS, reason: 'spam 7d' }]);
  });

  test('A mute that is too long for a timeout says so', async ({ world, api }) => {
    const { chat, guild, join } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const ann = join('ann');

    const { content } = await chat.ask(`!mute <@${ann.id}> forever`);

    expect(content).toContain('Without a mute role, a mute must be shorter than 28 days');
  });

  test('A mute in Russian reads a Russian time', async ({ world, api }) => {
    const { chat, guild, join, cases } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });
    const ann = join('ann');

    await chat.ask(`!мут <@${ann.id}> на 10 минут спам`);

    expect(await cases()).toMatchObject([{ type: 'mute', durationMs: 10 * MINUTE_MS, reason: 'спам' }]);
  });

  test('A mute until tomorrow ends at midnight in the server’s time zone', async ({ world, api }) => {
    const { chat, guild, join, cases } = openModerating(world);
    await saveModeration(api, guild, { useTimeout: true });
    const ann = join('ann');
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS;

    await chat.ask(`!mute <@${ann.id}> until tomorrow`);

    const [{ endsAt } = { endsAt: null }] = await cases();
    expect(Math.abs((endsAt?.getTime() ?? 0) - midnight)).toBeLessThan(MINUTE_MS);
  });

  test.for([
    { typed: '3dayz', button: 'For 3 days', lasts: 3 * DAY_MS, reason: '' },
    { typed: 'spam 7d', button: 'For 7 days', lasts: 7 * DAY_MS, reason: 'spam' },
    { typed: 'spam 7d', button: 'Until lifted', lasts: null, reason: 'spam 7d' },
    { typed: '10 spam', button: 'For 10 hours', lasts: 10 * HOUR_MS, reason: 'spam' },
  ])(
    'Asks about "!ban @member $typed" and bans after "$button"',
    async ({ typed, button, lasts, reason }, { world }) => {
      const { chat, join, cases } = openModerating(world);
      const ann = join('ann');

      const asked = await chat.ask(`!ban <@${ann.id}> ${typed}`);
      const before = await cases();
      const { id = '' } = buttonsOf(asked).find(({ label }) => label === button) ?? {};
      await chat.press(asked.id, id);

      expect(before).toEqual([]);
      await expect.poll(cases, { timeout: DONE_WITHIN_MS }).toMatchObject([{ type: 'ban', durationMs: lasts, reason }]);
    },
  );

  test.for(['friday raid', 'at 18:00 he raided', 'временно'])(
    'Asks about "!ban @member %s"',
    async (typed, { world }) => {
      const { chat, join, cases } = openModerating(world);
      const ann = join('ann');

      const asked = await chat.ask(`!ban <@${ann.id}> ${typed}`);

      expect(buttonsOf(asked).at(-2)?.label).toBe('Until lifted');
      expect(await cases()).toEqual([]);
    },
  );

  test('A slash command names what a misspelt time may mean', async ({ world }) => {
    const { chat, join, cases } = openModerating(world);
    const ann = join('ann');

    const { content } = await chat.slash('ban', { member: ann.id, duration: '3dayz' });

    expect(content).toContain('Did you mean 3 days?');
    expect(await cases()).toEqual([]);
  });

  test('Bans forever at once if the order says so, or if nothing in it could be a time', async ({ world }) => {
    const { chat, join, cases } = openModerating(world);
    const [ann, bob] = [join('ann'), join('bob')];

    await chat.ask(`!ban <@${ann.id}> forever spam`);
    await chat.ask(`!ban <@${bob.id}> rule 3`);

    expect(await cases()).toMatchObject([
      { durationMs: null, reason: 'spam' },
      { durationMs: null, reason: 'rule 3' },
    ]);
  });

  test('The duration of a case can be changed to a moment', async ({ world }) => {
    const { chat, join, cases } = openModerating(world);
    const ann = join('ann');
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
    await chat.ask(`!ban <@${ann.id}> 5d spam`);

    const { content } = await chat.ask('!duration 1 until tomorrow');

    expect(content).toContain('now ends');
    const [{ endsAt } = { endsAt: null }] = await cases();
    expect(Math.abs((endsAt?.getTime() ?? 0) - midnight)).toBeLessThan(1000);
  });

  test('Asks about a misspelt duration of a case, and changes it after the answer', async ({ world }) => {
    const { chat, join, cases } = openModerating(world);
    const ann = join('ann');
    await chat.ask(`!ban <@${ann.id}> 5d spam`);

    const asked = await chat.ask('!duration 1 3dayz');
    await chat.press(asked.id, buttonsOf(asked)[0]?.id ?? '');

    await expect.poll(cases).toMatchObject([{ durationMs: 3 * DAY_MS }]);
  });

  test.for(['0', 'forever'])('The duration "%s" removes the end of a case', async (typed, { world }) => {
    const { chat, join, cases } = openModerating(world);
    const ann = join('ann');
    await chat.ask(`!ban <@${ann.id}> 5d spam`);

    await chat.ask(`!duration 1 ${typed}`);

    expect(await cases()).toMatchObject([{ durationMs: null, endsAt: null }]);
  });

  test('A question about the end is over once it was answered or cancelled', async ({ world }) => {
    const { chat, join, cases } = openModerating(world);
    const ann = join('ann');
    const asked = await chat.ask(`!ban <@${ann.id}> spam 7d`);
    const [week, never, cancel] = buttonsOf(asked);

    await chat.press(asked.id, cancel?.id ?? '');
    await chat.press(asked.id, week?.id ?? '');
    await chat.press(asked.id, never?.id ?? '');

    expect(await cases()).toEqual([]);
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
