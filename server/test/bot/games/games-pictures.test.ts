import { describe, expect } from 'vitest';
import { PLAIN_BOT, switchToRussian } from '../../support/economy/boards.ts';
import { denyInChannel } from '../../support/moderation/deny-in-channel.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { openGaming } from '../../support/economy/gaming.ts';
import type { World } from '../../support/world.ts';

const WITHIN = { timeout: 60_000 };

/** A message's files with their content. */
async function filesOf(world: World, { channelId }: GuildFixture, messageId: string) {
  const message = world.simulator.world.messages(channelId).find(({ id }) => id === messageId);
  return Promise.all(
    (message?.attachments ?? []).map(async ({ filename, description, url }) => {
      const content = Buffer.from(await (await fetch(url)).arrayBuffer());
      const isShown = JSON.stringify(message?.embeds[0]?.['image'] ?? null).includes(url);
      const size = [content.readUInt32BE(16), content.readUInt32BE(20)];
      return { filename, description, isShown, signature: content.toString('latin1', 1, 4), size, url };
    }),
  );
}

describe('Game pictures', () => {
  test.for([
    {
      command: '!crash 100',
      filename: 'crash.png',
      size: [640, 360],
      description: /^Crash: × 1\.0 at step 0, worth 100 💰/,
    },
    {
      command: '!minefield 100',
      filename: 'minefield.png',
      size: [640, 400],
      description: /^Minefield: 0 of 10 rows crossed/,
    },
    {
      command: '!blackjack 100',
      filename: 'blackjack.png',
      size: [640, 440],
      description: /^Blackjack\. Dealer: .+You: /,
    },
    { command: '!slots 100', filename: 'slots.png', size: [640, 360], description: /^Slots: (\w+, ){2}\w+\. / },
  ])('A round of $command has a picture with alt text', async (played, { world, guild }) => {
    const { command, filename, size, description } = played;
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const { id } = await gaming.chat.ask(command);

    expect(await filesOf(world, guild, id)).toMatchObject([{ filename, isShown: true, signature: 'PNG', size }]);
    expect((await filesOf(world, guild, id))[0]?.description).toMatch(description);
  });

  test('A round’s message has a single picture, which shows the current state', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    const { id } = await gaming.chat.ask('!minefield 100');
    const [first] = await filesOf(world, guild, id);
    const button = gaming.buttonOf(id, 'take');

    await gaming.chat.press(id, button);
    await gaming.settled(id);

    const files = await filesOf(world, guild, id);
    expect(files).toMatchObject([{ isShown: true, signature: 'PNG', size: [640, 400] }]);
    expect(files[0]?.description).toMatch(/^Minefield: 100 💰 taken at × 1 after 0 of 10 rows\./);
    expect(files[0]?.url).not.toBe(first?.url);
  });

  test('The picture shows the result of a round that timed out', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    const { id } = await gaming.chat.ask('!crash 100');

    await gaming.passTime();
    await gaming.settled(id);

    const [file] = await filesOf(world, guild, id);
    expect(file).toMatchObject({ isShown: true, description: expect.stringMatching(/^Crash: cashed out at × 1\.0/) });
  });

  test('The picture’s alt text is in Russian on a Russian-language server', async ({ world, guild, api }) => {
    await switchToRussian(api, guild);
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    await gaming.chat.slash('crash', { bet: '100' });

    await expect.poll(() => gaming.chat.answers().length, WITHIN).toBe(1);
    const [file] = await filesOf(world, guild, gaming.chat.answers()[0]?.id ?? '');
    expect(file?.description).toMatch(/^Краш: × 1,0 на шаге 0/);
  });

  test('A round is described in text if the bot cannot attach files', async ({ world }) => {
    const guild = createGuild(world, { botPermissions: [...PLAIN_BOT] });
    await denyInChannel(world, guild, 'AttachFiles');
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const { id } = await gaming.chat.ask('!crash 100');

    expect(await filesOf(world, guild, id)).toEqual([]);
    expect(gaming.textOf(id)).toContain('Next step: × 1.4');
  });
});
