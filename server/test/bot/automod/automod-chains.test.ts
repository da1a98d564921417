import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import type { PunishmentType } from '@perigee/core/moderation/punishments/punishment';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { createGuild, test } from '../../support/fixtures.ts';
import { openChain } from '../../support/moderation/automod-chains.ts';
import { hitsOf } from '../../support/moderation/automod-records.ts';
import { createEditor } from '../../support/moderation/editors.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const HOUR_MS = 3_600_000;

const muteAfterOne = [{ warns: 1, punishment: { type: 'mute' as const, duration: HOUR_MS, reason: '' } }];

test('Undoing a hit lists and lifts the warning, the penalty for it and every stricter punishment', async ({
  world,
  guild,
  api,
}) => {
  const chain = openChain({ world, api, guild });
  await chain.begin({ rule: 'warn', ladder: muteAfterOne });
  for (let step = 0; step < 3; step += 1) await chain.escalate();

  const { id, content, button } = await chain.askToUndo();
  const before = await chain.onPlatform();
  await chain.chat.press(id, button, guild.owner.id);
  await expect.poll(chain.restored, WITHIN).toHaveLength(1);
  await chain.settled();

  expect(content.split('\n').map((line) => line.replace(/ · until.*/, ''))).toEqual([
    'Everything that followed from this hit will be undone:',
    '• Warning · #1',
    '• Mute · #3',
    '• Ban · #5',
    'The deleted message will be posted again, with its author’s name.',
    'The kick (case #4) can’t be undone: the member has to join again.',
  ]);
  expect(before).toMatchObject({ isBanned: true });
  expect(await chain.onPlatform()).toMatchObject({ isBanned: false });
  expect((await chain.cases()).map(({ type, state }) => `${type} ${state}`)).toEqual([
    'warn lifted',
    'mute lifted',
    'mute lifted',
    'kick done',
    'ban lifted',
    'unmute done',
    'unban done',
  ]);
});

test('The entry of a hit says what was done, and its button what comes next', async ({ world, guild, api }) => {
  const chain = openChain({ world, api, guild });
  await chain.begin({ rule: 'warn' });
  const first = chain.shown();

  await chain.escalate();
  const second = chain.shown();
  await chain.escalate();
  await chain.escalate();

  expect(first).toContain('Case #1: warning');
  expect(first).toContain('"Stricter: mute, 1 hour"');
  expect(second).toMatch(/Case #2: mute · <t:\d+:R>/);
  expect(second).toContain('"Stricter: kick"');
  await expect.poll(chain.shown, WITHIN).toContain('"Stricter"');
});

test('A hit that got stricter while its undoing was confirmed is listed again', async ({ world, guild, api }) => {
  const chain = openChain({ world, api, guild });
  await chain.begin({ rule: 'warn' });
  const asked = await chain.askToUndo();

  await chain.escalate();
  await chain.chat.press(asked.id, asked.button, guild.owner.id);

  const question = () => world.simulator.world.messages(guild.channelId).find(({ id }) => id === asked.id)?.content;
  await expect.poll(question, WITHIN).toContain('Mute');
  expect((await chain.cases()).map(({ state }) => state)).toEqual(['done', 'done']);
});

test('Undoing a hit puts back the mute by a moderator that it replaced', async ({ world, guild, api }) => {
  const chain = openChain({ world, api, guild });
  await chain.begin({ rule: 'warn' });
  await chain.punishing.punish({ type: 'mute', durationMs: HOUR_MS / 2, reason: 'by a moderator' });
  await chain.escalate();

  expect((await chain.undoOnSite()).status).toBe(200);
  await chain.settled();

  const mute = (await chain.cases()).find(({ type, state }) => type === 'mute' && state === 'done');
  expect(mute).toMatchObject({ reason: 'by a moderator', linkedCase: 2, delivery: 'none' });
  expect(mute?.endsAt?.getTime()).toBeLessThanOrEqual(Date.now() + HOUR_MS / 2);
  expect(await chain.onPlatform()).toMatchObject({ isTimedOut: true });
});

test('The site lists what undoing a hit does, and needs the permission for each punishment', async ({
  world,
  guild,
  api,
}) => {
  const chain = openChain({ world, api, guild });
  await chain.begin({ rule: 'warn', ladder: [{ warns: 1, punishment: { type: 'ban', duration: 0, reason: '' } }] });
  const moderator = createEditor(world, guild, ['ModerateMembers', 'ManageGuild']);
  const [hit] = await hitsOf(world, guild);
  const params = { guildId: guild.id, hitId: hit?.id ?? '' };

  const listed = await api.call(moderator.token, automodSiteEndpoints.undoing, { params });
  const refused = await api.call(moderator.token, automodSiteEndpoints.wrong, { params });

  expect(listed.body).toEqual({
    undone: [
      { number: 1, type: 'warn', endsAt: null },
      { number: 2, type: 'ban', endsAt: null },
    ],
    stays: [],
  });
  expect(refused).toMatchObject({
    status: 403,
    body: { issues: [{ code: 'punishmentBeyondYou', params: { permission: 'BanMembers' } }] },
  });
  expect((await chain.cases()).map(({ state }) => state)).toEqual(['done', 'done']);
});

const chains = fc.record({
  rule: fc.constantFrom<PunishmentType | null>(null, 'warn', 'mute', 'ban'),
  ladder: fc.constantFrom<PunishmentType | null>(null, 'mute', 'ban'),
  /** What moderators do: press Stricter, or mute by themselves, which is no part of the chain. */
  steps: fc.array(fc.constantFrom<'stricter' | number>('stricter', 'stricter', 600_000, 20 * 24 * HOUR_MS), {
    maxLength: 4,
  }),
});

test('Any chain is undone whole and once, and what moderators did beside it stays', async ({ world, api }) => {
  await fc.assert(
    fc.asyncProperty(chains, (given) => undoChain({ world, api }, given)),
    { numRuns: 10, endOnFailure: true },
  );
});

type GivenChain = typeof chains extends fc.Arbitrary<infer Given> ? Given : never;

async function undoChain(
  { world, api }: { world: World; api: ApiClient },
  { rule, ladder, steps }: GivenChain,
): Promise<void> {
  const guild = createGuild(world);
  const chain = openChain({ world, api, guild });
  const punishment = { type: ladder ?? ('warn' as const), duration: ladder === 'mute' ? HOUR_MS : 0, reason: '' };
  await chain.begin({ rule, ladder: ladder === null ? [] : [{ warns: 1, punishment }] });
  let isMuted = false;
  for (const step of steps) {
    if (step === 'stricter') await chain.escalate();
    else if ((await chain.onPlatform()).isHere) {
      await chain.punishing.punish({ type: 'mute', durationMs: step, reason: 'by a moderator' });
      isMuted = true;
    }
  }

  const replies = await Promise.all([chain.undoOnSite(), chain.undoOnSite()]);
  await expect.poll(chain.restored, WITHIN).toHaveLength(1);
  await chain.settled();

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const standing = (await chain.cases()).filter(
    ({ type, state }) => state === 'done' && ['warn', 'mute', 'ban'].includes(type),
  );
  expect(standing.map(({ type, reason }) => `${type} ${reason}`)).toEqual(isMuted ? ['mute by a moderator'] : []);
  const { isHere, ...platform } = await chain.onPlatform();
  expect(platform).toEqual({ isBanned: false, isTimedOut: isMuted && isHere });
}
