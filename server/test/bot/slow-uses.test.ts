import { setTimeout as sleep } from 'node:timers/promises';
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { describe, test, type TestContext, vi } from 'vitest';
import { customId } from '../../src/bot/components/custom-id.ts';
import { defineComponent } from '../../src/bot/components/define-component.ts';
import type { CommandContext } from '../../src/bot/command-context.ts';
import { defineCommand } from '../../src/bot/define-command.ts';
import { bothLanguages, openUseWorld } from '../support/use-world.ts';

/** Long enough to be deferred, but within Discord's time limit. */
const SLOW_MS = 2_500;

function slowCommand(end: (ctx: CommandContext) => Promise<unknown>, isEphemeral = false) {
  return defineCommand({
    name: 'slow',
    category: 'utilities',
    config: bothLanguages('slow', 'медленно'),
    isEphemeral,
    async run(ctx) {
      await sleep(SLOW_MS);
      await end(ctx);
    },
  });
}

type Finished = Pick<TestContext, 'onTestFinished'>;

async function openSlow(finished: Finished, end: (ctx: CommandContext) => Promise<unknown>, isEphemeral = false) {
  const world = await openUseWorld({ commands: [slowCommand(end, isEphemeral)] }, finished);
  const { simulator, channelId, newcomerId } = world;
  await vi.waitUntil(() => world.calls(/^PUT .*\/commands$/).length > 0, { timeout: 60_000 });
  return { ...world, slash: () => simulator.world.slash(newcomerId, channelId, 'slow') };
}

describe.concurrent('Slow slash commands', () => {
  test('A slash command that takes longer than 2 s is deferred, and its answer replaces the placeholder', async ({
    expect,
    onTestFinished,
  }) => {
    const { slash, shown } = await openSlow({ onTestFinished }, async ({ reply }) => {
      const sent = await reply({ content: 'first' });
      await sent.edit({ content: 'changed' });
      await reply({ content: 'second' });
    });

    await slash();

    await expect.poll(shown, { timeout: 60_000 }).toEqual([
      { onlyFor: null, content: 'changed' },
      { onlyFor: null, content: 'second' },
    ]);
  });

  test('A slow ephemeral slash command answers privately', async ({ expect, onTestFinished }) => {
    const { slash, shown, newcomerId } = await openSlow(
      { onTestFinished },
      ({ reply }) => reply({ content: 'done' }),
      true,
    );

    await slash();

    expect(shown()).toEqual([{ onlyFor: newcomerId, content: 'done' }]);
  });

  test('A slow slash command that is refused answers privately and leaves no placeholder', async ({
    expect,
    onTestFinished,
  }) => {
    const { slash, shown, newcomerId } = await openSlow({ onTestFinished }, ({ refuse }) => refuse('not today'));

    const answered = slash().catch(() => null);

    await expect.poll(shown, { timeout: 60_000 }).toEqual([{ onlyFor: newcomerId, content: 'not today' }]);
    await answered;
  });

  test('A slow slash command without an answer removes its placeholder', async ({ expect, onTestFinished }) => {
    const { slash, shown, calls } = await openSlow({ onTestFinished }, () => Promise.resolve());

    const answered = slash().catch(() => null);

    await expect.poll(() => calls(/^DELETE .*original$/), { timeout: 60_000 }).toHaveLength(1);
    expect(shown()).toEqual([]);
    await answered;
  });

  test('A slow slash command that fails apologises once and logs the error once, without the token', async ({
    expect,
    onTestFinished,
  }) => {
    const { slash, shown, logged, newcomerId, calls } = await openSlow({ onTestFinished }, () =>
      Promise.reject(new Error('tripped')),
    );

    const answered = slash().catch(() => null);

    const sorry = 'Something went wrong on my side. Please try again later.';
    await expect.poll(shown, { timeout: 60_000 }).toEqual([{ onlyFor: newcomerId, content: sorry }]);
    const [, token = ''] = /webhooks\/\d+\/([^/]+)/.exec(calls(/webhooks/)[0]?.path ?? '') ?? [];
    expect(logged).toEqual([expect.stringContaining('tripped')]);
    expect(token).not.toBe('');
    expect(logged.join()).not.toContain(token);
    await answered;
  });
});

test.concurrent('A typed command that takes longer than 2 s shows the typing indicator', async ({
  expect,
  onTestFinished,
}) => {
  const { newcomer, shown, calls } = await openSlow({ onTestFinished }, ({ reply }) => reply({ content: 'done' }));

  newcomer.say('!slow');

  await expect.poll(shown, { timeout: 60_000 }).toEqual([{ onlyFor: null, content: 'done' }]);
  expect(calls(/^POST .*\/typing$/)).toHaveLength(1);
});

test.concurrent('A button that takes longer than 2 s can still update its message and add a reply', async ({
  expect,
  onTestFinished,
}) => {
  const id = customId({ feature: 'test', action: 'slow', version: 1, args: {} });
  const button = { type: ComponentType.Button as const, style: ButtonStyle.Primary as const, label: 'Slow' };
  const components = [{ type: ComponentType.ActionRow as const, components: [{ ...button, custom_id: id.write({}) }] }];
  const offer = defineCommand({
    name: 'offer',
    category: 'utilities',
    config: bothLanguages('offer', 'предложи'),
    run: async ({ reply }) => void (await reply({ content: 'offered', components })),
  });
  const slow = defineComponent({
    id,
    mayPress: 'anybody',
    noCommand: 'no command does the same',
    async run({ update, refuse }) {
      await sleep(SLOW_MS);
      await update({ content: 'taken' });
      await refuse('only you know');
    },
  });
  const { owner, shown, newcomer, newcomerId } = await openUseWorld(
    { commands: [offer], components: [slow] },
    { onTestFinished },
  );

  const { id: messageId } = await owner.ask('!offer');
  await newcomer.press(messageId, id.write({}));

  await expect.poll(shown, { timeout: 60_000 }).toEqual([
    { onlyFor: null, content: 'taken' },
    { onlyFor: newcomerId, content: 'only you know' },
  ]);
});
