import { describe, expect, onTestFinished, vi } from 'vitest';
import { openFeatures } from '../../../src/features/index.ts';
import { runBot } from '../../../src/start-bot.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { test } from '../../support/fixtures.ts';
import { openModerating } from '../../support/moderation/moderating.ts';
import { DONE_WITHIN_MS, saveModeration } from '../../support/punishing.ts';
import { BOT_ID, type World } from '../../support/world.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };

/** A guild in which two bots receive every moderation event. */
async function openTwice(world: World, api: ApiClient) {
  const second = await runBot(openFeatures(world.services));
  onTestFinished(second.close);
  await second.ready;
  const moderating = openModerating(world);
  await saveModeration(api, moderating.guild, { useTimeout: true });
  return { ...moderating, platform: world.simulator.control };
}

type Moderating = Awaited<ReturnType<typeof openTwice>>;

/**
 * The bot's answer to a typed command, and its answer when the same event is delivered again. The first answer is
 * deleted in between, since otherwise the platform's nonce check would return it as the second.
 */
async function answersTo({ chat, control, platform, guild, moderator }: Moderating, content: string) {
  const requested = control.say(moderator.id, guild.channelId, content);
  const answer = () =>
    control.waitForMessage(
      guild.channelId,
      ({ authorId, referenceId }) => authorId === BOT_ID && referenceId === requested,
      DONE_WITHIN_MS,
    );
  const first = await answer();
  await vi.waitFor(() => expect(chat.answers().filter(({ referenceId }) => referenceId === requested)).toHaveLength(1));
  control.deleteMessage(guild.owner.id, guild.channelId, first.id);
  platform.repeatEvents('MESSAGE_CREATE', `"id":"${requested}"`);
  const second = await answer();
  return [first.content, second.content] as const;
}

describe('Commands delivered twice to two bots', () => {
  const ORDERS = ['warn', 'note', 'mute', 'kick', 'softban', 'ban'] as const;

  test.for(ORDERS)('A redelivered %s command opens one case and repeats its answer', async (type, { world, api }) => {
    const moderating = await openTwice(world, api);
    const { calls, cases, join, letTimePass } = moderating;
    const ann = join('ann');

    const [first, second] = await answersTo(
      moderating,
      `!${type} <@${ann.id}> ${type === 'mute' ? '1h ' : ''}so it goes`,
    );

    expect(second).toBe(first);
    expect(first).toContain('case **#1**');
    await letTimePass();
    await expect
      .poll(async () => (await cases()).map((each) => `${each.type} ${each.state}`), WITHIN)
      .toEqual([`${type} done`]);
    expect(calls(/^(PUT .*\/bans\/|DELETE .*\/members\/)/).length).toBeLessThanOrEqual(1);
  });

  test('A redelivered kick of two members kicks each of them once', async ({ world, api }) => {
    const moderating = await openTwice(world, api);
    const { calls, cases, join } = moderating;
    const [ann, bob] = [join('ann'), join('bob')];

    const [first, second] = await answersTo(moderating, `!kick <@${ann.id}> <@${bob.id}> so it goes`);

    expect(second).toBe(first);
    expect((await cases()).map(({ member }) => member.name)).toEqual(['ann', 'bob']);
    expect(calls(/^DELETE .*\/members\//)).toHaveLength(2);
  });

  test('Redelivered unmute and unban commands take effect once', async ({ world, api }) => {
    const moderating = await openTwice(world, api);
    const { calls, cases, join } = moderating;
    const [ann, bob] = [join('ann'), join('bob')];
    await moderating.chat.ask(`!mute <@${ann.id}> 1h`);
    await moderating.chat.ask(`!ban <@${bob.id}>`);

    const unmuted = await answersTo(moderating, `!unmute <@${ann.id}>`);
    const unbanned = await answersTo(moderating, `!unban ${bob.id}`);

    expect(unmuted[1]).toBe(unmuted[0]);
    expect(unbanned[1]).toBe(unbanned[0]);
    expect((await cases()).map(({ type }) => type)).toEqual(['mute', 'ban', 'unmute', 'unban']);
    expect(calls(/^DELETE .*\/bans\//)).toHaveLength(1);
  });

  test('Redelivered unwarn, duration and reason commands change each case once', async ({ world, api }) => {
    const moderating = await openTwice(world, api);
    const { cases, join, trail } = moderating;
    const ann = join('ann');
    for (const reason of ['one', 'two', 'three']) await moderating.chat.ask(`!warn <@${ann.id}> ${reason}`);
    await moderating.chat.ask(`!mute <@${ann.id}> 1h`);

    const unwarned = await answersTo(moderating, `!unwarn <@${ann.id}>`);
    const lasts = await answersTo(moderating, '!duration 4 2h');
    const because = await answersTo(moderating, '!reason 4 flood');

    for (const [first, second] of [unwarned, lasts, because]) expect(second).toBe(first);
    expect((await cases()).map(({ state }) => state)).toEqual(['done', 'done', 'lifted', 'done']);
    expect((await trail(4)).map(({ kind }) => kind)).toEqual(['opened', 'done', 'durationChanged', 'reasonChanged']);
  });
});
