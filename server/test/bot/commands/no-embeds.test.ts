import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { describe, expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { createGuild, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import type { World } from '../../support/world.ts';

/** Ordinary uses of commands by the guild's owner; most do not declare that their answers need embeds. */
const ORDERS = [
  '!pay <@MEMBER> 10',
  '!pay <@MEMBER> 500',
  '!floor 10',
  '!moneybags',
  '!warn <@MEMBER> spam',
  '!mute <@MEMBER> 10m spam',
  '!kick <@MEMBER> spam',
  '!ban <@MEMBER> 1d spam',
  '!softban <@MEMBER> spam',
  '!note <@MEMBER> a word',
  '!massban <@MEMBER>',
  '!nick <@MEMBER> Mia',
  '!slowmode 10s',
  '!prefix ?',
  '!language ru',
  '!remind 1h tea',
  '!timestamp tomorrow',
  '!roll 2d6',
  '!invite',
  '!money add <@MEMBER> 5',
  '!giveaway start 2h A book',
  '!giveaway list',
  '!coupon create 500',
  '!coupon list',
  '!work',
  '!poll Tea? | Yes | No',
  '!jobs',
  '!games pause 7d',
  '!daily',
  '!shop',
  '!coinflip 10',
] as const;

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
  test.for(ORDERS)('The answer of %s can be read', async (order, { world }) => {
    const { guild, chat } = await openBare(world);

    const { content } = await chat.ask(order.replace('MEMBER', guild.member.id));

    expect(content).toMatch(/\p{L}/u);
  });
});
