import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import { buildGeneral, test } from '../support/fixtures.ts';
import { openModerating } from '../support/moderation/moderating.ts';
import { DONE_WITHIN_MS, saveModeration } from '../support/punishing.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

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
