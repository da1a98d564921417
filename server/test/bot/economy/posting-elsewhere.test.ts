import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { PLAIN_BOT } from '../../support/economy/boards.ts';
import { openChat } from '../../support/chat.ts';
import { createGuild, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import type { World } from '../../support/world.ts';

/** A guild whose bot lacks those permissions in a second channel, with the chat of its owner. */
async function openWithClosed(world: World, deny: bigint) {
  const guild = createGuild(world, { botPermissions: [...PLAIN_BOT], channels: ['general', 'prizes'] });
  const [, prizes = ''] = guild.channelIds;
  await platformOf(world).denyBot(prizes, deny);
  return { guild, prizes, chat: openChat(world, { ...guild, member: guild.owner }) };
}

const RIGHTS = [
  { right: 'Send Messages', deny: Bits.SendMessages },
  { right: 'Embed Links', deny: Bits.EmbedLinks },
] as const;

describe.for(RIGHTS)('Posts in a channel where the bot lacks $right', ({ right, deny }) => {
  test('A giveaway is not created, and the refusal names the channel and what is missing', async ({ world }) => {
    const { prizes, chat } = await openWithClosed(world, deny);

    const { content } = await chat.ask(`!giveaway start 2h A nice book channel:<#${prizes}>`);
    const list = await chat.ask('!giveaway list');

    expect(content).toBe(`For this I need in <#${prizes}>: ${right}.`);
    expect(JSON.stringify(list)).not.toContain('A nice book');
  });

  test('A coupon is not posted, and the refusal names the channel and what is missing', async ({ world }) => {
    const { prizes, chat } = await openWithClosed(world, deny);
    await chat.ask('!coupon create 500');

    const { content } = await chat.ask(`!coupon post 1 <#${prizes}>`);

    expect(content).toBe(`For this I need in <#${prizes}>: ${right}.`);
    expect(world.simulator.world.messages(prizes)).toEqual([]);
  });
});
