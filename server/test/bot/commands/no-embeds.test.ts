import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { ORDINARY_ORDERS } from '../../support/bot/ordinary-orders.ts';
import { openChat } from '../../support/chat.ts';
import { createGuild, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import type { World } from '../../support/world.ts';

/** A guild in which the bot can write, but neither embed links nor attach files. */
async function openBare(world: World) {
  const guild = createGuild(world, {
    botPermissions: [
      'ViewChannel',
      'SendMessages',
      'EmbedLinks',
      'AttachFiles',
      'ReadMessageHistory',
      'ManageRoles',
      'ManageMessages',
      'ManageChannels',
      'ManageNicknames',
      'ModerateMembers',
      'KickMembers',
      'BanMembers',
    ],
  });
  for (const { id: userId } of [guild.owner, guild.member])
    await world.services.ledger.change({ guildId: guild.id, userId, kind: 'demo', balance: 1_000 });
  await platformOf(world).denyBot(guild.channelId, Bits.EmbedLinks | Bits.AttachFiles);
  return { guild, chat: openChat(world, { ...guild, member: guild.owner }) };
}

describe('Where the bot can neither embed links nor attach files', () => {
  test.for(ORDINARY_ORDERS)('The answer of %s can be read', async (order, { world }) => {
    const { guild, chat } = await openBare(world);

    const { content } = await chat.ask(order.replace('MEMBER', guild.member.id));

    expect(content).toMatch(/\p{L}/u);
  });

  test('The answer of clear, which does not stay, can be read', async ({ world }) => {
    const { guild, chat } = await openBare(world);
    world.simulator.world.say(guild.member.id, guild.channelId, 'hello');

    chat.say('!clear 1');

    // Its command is already deleted, so that it refers to nothing.
    const isAnswer = ({ content }: { content: string }) => content.startsWith('🧹');
    const { content } = await world.simulator.world.waitForMessage(guild.channelId, isAnswer, 60_000);
    expect(content).toContain(`<@${guild.member.id}>`);
  });
});
