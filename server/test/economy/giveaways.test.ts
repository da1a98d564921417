import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { giveawaySchema } from '@perigee/core/rewards/giveaways/giveaway';
import { giveawayRulesSection, giveawayTemplatesSection } from '@perigee/core/rewards/giveaways/section';
import { type GiveawayInput, NEW_GIVEAWAY } from '@perigee/core/rewards/giveaways/schema';
import { TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { createGuild, test } from '../support/fixtures.ts';
import { buildPrize, openGivingAway } from '../support/economy/giving-away.ts';
import { platformOf } from '../support/platform-calls.ts';
import { refusal } from '../support/bot/refusals.ts';

const { open: openCall, preview, own } = giveawaysEndpoints;
const YEAR_MS = 31_536_000_000;

describe('Giveaways on the dashboard', () => {
  test('Accepts giveaway fields at their limits, and rejects them beyond', async ({ world, guild }) => {
    const { create, step } = openGivingAway(world, guild);
    const category = await platformOf(world).createChannel(guild.id, { name: 'Talk', type: 4 });
    const money = (amount: number) => buildPrize({ kind: 'money', amount, minted: true, text: '' });
    const most = Math.floor(Number.MAX_SAFE_INTEGER / 20);
    const cases: readonly [Partial<GiveawayInput>, string][] = [
      [{ winners: 20, duration: 60_000 }, '200'],
      [{ duration: YEAR_MS, requiredDays: 3650, requiredXp: Number.MAX_SAFE_INTEGER }, '200'],
      [{ prize: buildPrize({ text: 'x'.repeat(200) }), description: 'x'.repeat(1000) }, '200'],
      [{ prize: money(most), winners: 20 }, '200'],
      [{ winners: 0 }, '400 winners positiveInteger'],
      [{ winners: 21 }, '400 winners tooBig'],
      [{ duration: 59_999 }, '400 duration durationTooShort'],
      [{ duration: YEAR_MS + 1 }, '400 duration durationTooLong'],
      [{ duration: null }, '400 endsAt required'],
      [{ endsAt: '2099-01-01T00:00' }, '400 endsAt required'],
      [{ duration: null, endsAt: '2020-01-01T00:00' }, '400 endsAt giveaway_endPast'],
      [{ duration: null, endsAt: '2099-01-01T00:00Z' }, '400 endsAt durationTooLong'],
      [{ duration: null, endsAt: '2026-13-01T00:00' }, '400 endsAt dateInvalid'],
      [{ duration: null, endsAt: 'tomorrow' }, '400 endsAt dateInvalid'],
      [{ prize: buildPrize({ text: ' ' }) }, '400 prize.text required'],
      [{ prize: buildPrize({ text: 'x'.repeat(201) }) }, '400 prize.text tooLong'],
      [{ prize: money(0) }, '400 prize.amount positiveInteger'],
      [{ prize: money(most + 1), winners: 20 }, '400 prize.amount tooBig'],
      [{ description: 'x'.repeat(1001) }, '400 description descriptionTooLong'],
      [{ requiredDays: 3651 }, '400 requiredDays tooBig'],
      [{ requiredXp: -1 }, '400 requiredXp nonNegativeInteger'],
      [{ requiredRoles: ['1'] }, '400 requiredRoles.0 unknownRole'],
      [{ channel: createGuild(world).channelId }, '400 channel unknownChannel'],
      [{ channel: category }, '400 channel channelTakesNoMessages'],
    ];

    const replies = [];
    for (const [changes] of cases) {
      const reply = await create(changes, true);
      replies.push(refusal(reply));
      // Deleted at once, so that the limit on drafts does not interfere.
      if (reply.status === 200) await step(z.parse(giveawaySchema, reply.body).id, 'cancel');
    }

    expect(replies).toEqual(cases.map(([, refused]) => refused));
  });

  test('Giveaway drafts above the limit are inactive until there is room or boost', async ({ world, guild, api }) => {
    const { create, step } = openGivingAway(world, guild);
    const { free, boosted } = TIER_LIMITS.giveaways;
    await world.setBoost(guild.id, true);
    const ids = [];
    for (let made = 0; made <= free; made += 1) {
      ids.push(z.parse(giveawaySchema, (await create({}, true)).body).id);
    }
    await world.setBoost(guild.id, false);
    const list = () => api.call(guild.owner.token, openCall, { params: { guildId: guild.id } });
    const inactive = async () =>
      Object((await list()).body).giveaways.flatMap((each: { isInactive: boolean; id: string }) =>
        each.isInactive ? [each.id] : [],
      );

    const above = [await create({}, true), await step(ids.at(-1) ?? '', 'start'), await step(ids[0] ?? '', 'start')];
    const resting = await inactive();
    await step(ids[1] ?? '', 'cancel');

    expect(above.map(refusal)).toEqual(['409  giveawaysLimitReached', '409  giveawaysLimitReached', '200']);
    expect(resting).toEqual([ids.at(-1)]);
    expect(await inactive()).toEqual([]);
    expect((await list()).body).toMatchObject({ max: free });
    expect(boosted).toBeGreaterThan(free);
  });

  test('A running giveaway above the limit is still drawn after boost ends', async ({ world, guild }) => {
    const { create, open, enter, step, drawn } = openGivingAway(world, guild);
    const { free } = TIER_LIMITS.giveaways;
    await world.setBoost(guild.id, true);
    for (let opened = 0; opened < free; opened += 1) await create({});
    const { id, messageId } = await open();
    await world.setBoost(guild.id, false);

    const another = await create({});
    await enter(messageId);
    await step(id, 'end');

    expect(refusal(another)).toBe('409  giveawaysLimitReached');
    expect((await drawn(id)).results).toMatchObject([{ user: { id: guild.member.id }, state: 'won' }]);
  });

  test('A giveaway accepts only the actions that fit its state', async ({ world, guild }) => {
    const { create, step, edit, reroll } = openGivingAway(world, guild);
    const draft = z.parse(giveawaySchema, (await create({}, true)).body);
    const { id } = draft;

    const replies = [
      await step(id, 'pause'),
      await step(id, 'resume'),
      await step(id, 'end'),
      await reroll(id, null),
      await step(id, 'start'),
      await step(id, 'start'),
      await edit(id, { channel: guild.channelIds[1] ?? guild.channelId, winners: 3 }),
      await step(id, 'resume'),
      await step(id, 'pause'),
      await step(id, 'pause'),
      await step(id, 'cancel'),
      await step(id, 'cancel'),
      await edit(id, {}),
    ];

    expect(replies.map(refusal)).toEqual([
      '409  giveaway_notRunning',
      '409  giveaway_notPaused',
      '409  giveaway_notRunning',
      '409  giveaway_notEnded',
      '200',
      '409  giveaway_notDraft',
      guild.channelIds.length > 1 ? '400 channel giveaway_channelFixed' : '200',
      '409  giveaway_notPaused',
      '200',
      '409  giveaway_notRunning',
      '200',
      '409  giveaway_over',
      '409  giveaway_over',
    ]);
    expect(draft).toMatchObject({ state: 'draft', commitment: null, number: 1 });
  });

  test('Only managers of its server have access to a giveaway', async ({ world, guild, api }) => {
    const other = createGuild(world);
    const { create } = openGivingAway(world, guild);
    const { id } = z.parse(giveawaySchema, (await create({}, true)).body);
    const calls = Object.entries(giveawaysEndpoints).filter(([name]) => !/^(fair|own|claim)/.test(name));
    const body = { isDraft: true };
    const request = (token: string | null, guildId: string) =>
      Promise.all(
        calls.map(async ([, call]) => {
          const given = call.method === 'GET' ? {} : { body };
          return (await api.call(token, call, { params: { guildId, id }, ...given })).status;
        }),
      );

    expect(new Set(await request(null, guild.id))).toEqual(new Set([401]));
    expect(new Set(await request(guild.member.token, guild.id))).toEqual(new Set([403]));
    expect(new Set(await request(other.owner.token, guild.id))).toEqual(new Set([404]));
    const readByOther = await api.call(other.owner.token, giveawaysEndpoints.read, {
      params: { guildId: other.id, id },
    });
    expect(readByOther.status).toBe(404);
    const ownOfStranger = await api.call(other.owner.token, own, { params: { guildId: guild.id } });
    expect([ownOfStranger.status, (await api.call(null, own, { params: { guildId: guild.id } })).status]).toEqual([
      404, 401,
    ]);
  });

  test('Previews a giveaway as it will appear in the channel', async ({ world, guild, api }) => {
    const { build } = openGivingAway(world, guild);
    const params = { guildId: guild.id };

    const body = build({ winners: 2, description: 'For readers', requiredDays: 1 });
    const shown = await api.call(guild.owner.token, preview, { params, body });

    expect(shown.body).toMatchObject({
      title: 'A book',
      description: expect.stringMatching(
        /^For readers\n\nEnds <t:\d+:R>.*2 winners.*On the server for at least 1 day/s,
      ),
      button: 'Enter · 0',
    });
  });
});

test('Giveaway templates require unique names, respect the limit, and normalize prizes', async ({ guild, api }) => {
  const about = { ...NEW_GIVEAWAY, channel: guild.channelId };
  const params = { guildId: guild.id };
  const prize = buildPrize({ kind: 'money', amount: 5, text: 'left over' });
  const template = (name: string) => ({ ...about, prize, name });
  const save = (...names: string[]) =>
    api.call(guild.owner.token, giveawayTemplatesSection.save, { params, body: names.map(template) });
  const rules = (claimWithin: number | null) =>
    api.call(guild.owner.token, giveawayRulesSection.save, { params, body: { claimWithin } });

  const replies = [
    await save('Weekly', 'weekly '),
    await save(...Array.from({ length: TIER_LIMITS.giveaways.free + 1 }, (_each, index) => `T${index}`)),
    await save(' Weekly '),
    await rules(3_600_000),
    await rules(3_599_999),
    await rules(2_592_000_001),
  ];

  expect(replies.map(refusal)).toEqual([
    '400 1.name templateNameTaken',
    '409  giveawaysLimitReached',
    '200',
    '200',
    '400 claimWithin durationTooShort',
    '400 claimWithin durationTooLong',
  ]);
  expect(Object(replies[2]?.body).value).toMatchObject([{ name: 'Weekly', prize: { text: '', amount: 5 } }]);
});
