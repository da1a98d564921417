import { expect, onTestFinished } from 'vitest';
import { openFeatures } from '../../src/features/index.ts';
import { runBot } from '../../src/start-bot.ts';
import { test } from '../support/fixtures.ts';
import { openModerating } from '../support/moderation/moderating.ts';
import { DONE_WITHIN_MS } from '../support/punishing.ts';
import type { World } from '../support/world.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };

/** Two bots that receive every event; `again` redelivers the interactions. */
async function openTwice(world: World) {
  const second = await runBot(openFeatures(world.services));
  onTestFinished(second.close);
  await second.ready;
  const { control, world: platform } = world.simulator;
  const moderating = openModerating(world);
  await moderating.registered();
  const callbacks = () => platform.requests().filter(({ path }) => path.endsWith('/callback'));
  return {
    ...moderating,
    /** Delivers the guild's interactions to both bots again, and waits until both tried to answer. */
    async again() {
      // The request log drops its oldest entries, so its length is meaningless.
      const before = new Set(callbacks());
      const repeated = control.repeatEvents('INTERACTION_CREATE', `"guild_id":"${moderating.guild.id}"`);
      const since = () => callbacks().filter((call) => !before.has(call)).length;
      await expect.poll(since, WITHIN).toBeGreaterThanOrEqual(repeated);
    },
  };
}

test('A slash command redelivered to two bots opens one case and keeps its answer', async ({ world }) => {
  const { again, calls, cases, chat, join } = await openTwice(world);
  const ann = join('ann');

  const answer = await chat.slash('kick', { member: ann.id, reason: 'so it goes' });
  await again();

  expect(answer.content).toContain('case **#1**');
  expect(chat.answers().map(({ content }) => content)).toEqual([answer.content]);
  expect((await cases()).map(({ type, state }) => `${type} ${state}`)).toEqual(['kick done']);
  expect(calls(/^DELETE .*\/members\//)).toHaveLength(1);
});

test('A context menu form redelivered to two bots warns the member once', async ({ world }) => {
  const { again, cases, chat, control, guild, join, moderator } = await openTwice(world);
  const ann = join('ann');
  const place = { personId: moderator.id, channelId: guild.channelId };
  const form = await control.chooseFromMenu({ ...place, commandName: 'Warn', target: { userId: ann.id } });
  const [, customId = ''] = /"custom_id":"(moderation:[^"]+)"/.exec(JSON.stringify(form)) ?? [];
  const components = [{ type: 1, components: [{ type: 4, custom_id: 'reason', value: 'so it goes' }] }];

  await control.interact({ ...place, type: 5, name: customId, data: { custom_id: customId, components } });
  await expect.poll(async () => (await cases()).length, WITHIN).toBe(1);
  await again();

  expect((await cases()).map(({ type, reason }) => `${type} ${reason}`)).toEqual(['warn so it goes']);
  expect(chat.answers().map(({ content }) => content.includes('case **#1**'))).toEqual([true]);
});

test('A bulk ban confirmation redelivered to two bots opens one case per member', async ({ world }) => {
  const { again, buttonsOf, cases, chat, contentOf, join, moderator } = await openTwice(world);
  const raiders = Array.from({ length: 4 }, (_, index) => join(`raider${index}`).id);
  const answer = await chat.ask(`!ban ${raiders.join(' ')} 1d raid`);
  const [confirm = ''] = buttonsOf(answer.id);

  await chat.press(answer.id, confirm, moderator.id);
  await expect.poll(() => contentOf(answer.id), WITHIN).toContain('case **#4**');
  const summary = contentOf(answer.id);
  await again();

  expect((await cases()).map(({ type, state }) => `${type} ${state}`)).toEqual(Array(4).fill('ban done'));
  await expect.poll(() => contentOf(answer.id), WITHIN).toBe(summary);
});
