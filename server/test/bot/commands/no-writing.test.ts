import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { ORDINARY_ORDERS } from '../../support/bot/ordinary-orders.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { BOT_ID, type World } from '../../support/world.ts';

const WITHIN = { timeout: 60_000 };

/** Everything that the orders of the table would write to if they acted. */
const BOOKS = [
  'ledger',
  'account_movements',
  'cases',
  'pending_orders',
  'giveaways',
  'coupons',
  'reminders',
  'polls',
  'guild_settings',
  'guild_settings_history',
  'cooldowns',
  'bonus_claims',
  'wallets',
  'game_pauses',
  'game_rounds',
  'channel_locks',
  'component_states',
  'clearings',
  'acts',
] as const;

/** A guild with two channels in which the bot may do everything, people have money, and a thread in the second. */
async function openRich(world: World) {
  const guild = createGuild(world, {
    channels: ['general', 'talk'],
    botPermissions: [
      'ViewChannel',
      'SendMessages',
      'SendMessagesInThreads',
      'CreatePublicThreads',
      'EmbedLinks',
      'AttachFiles',
      'AddReactions',
      'ReadMessageHistory',
      'ManageRoles',
      'ManageMessages',
      'ManageChannels',
      'ManageThreads',
      'ManageNicknames',
      'ModerateMembers',
      'KickMembers',
      'BanMembers',
    ],
  });
  for (const { id: userId } of [guild.owner, guild.member])
    await world.services.ledger.change({ guildId: guild.id, userId, kind: 'demo', balance: 1_000 });
  const [channelId = '', parentId = ''] = guild.channelIds;
  const { id: threadId } = await world.services.api.channels.createThread(parentId, { name: 'thread', type: 11 });
  return { guild, channelId, parentId, threadId };
}

/** How many rows of each book belong to the guild. */
async function booksOf({ services }: World, { id }: GuildFixture): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const book of BOOKS) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(book)} where guild_id = ${id}`.execute(services.database.db);
    counts[book] = Number(rows[0]?.count);
  }
  return counts;
}

/** What others see of the guild: its members, channels and bans. */
async function shownOf(world: World, { id, channelIds, member }: GuildFixture) {
  const platform = platformOf(world);
  return [
    await Promise.all(channelIds.map(platform.channel)),
    await platform.call('GET', `/guilds/${id}/members/${member.id}`),
    await platform.call('GET', `/guilds/${id}/bans`),
  ];
}

test('No order does anything in a channel or thread where the bot cannot write, and each gets a reaction', async ({
  world,
}) => {
  const { guild, channelId, parentId, threadId } = await openRich(world);
  const { world: control } = world.simulator;
  await platformOf(world).denyBot(channelId, Bits.SendMessages);
  await platformOf(world).denyBot(parentId, Bits.SendMessagesInThreads);
  const messages = () => [channelId, threadId].flatMap((place) => control.messages(place));
  const written = () => messages().filter(({ authorId }) => authorId === BOT_ID).length;
  const [wordsBefore, books, shown] = [written(), await booksOf(world, guild), await shownOf(world, guild)];

  const orders = [...ORDINARY_ORDERS, '!clear 1'].flatMap((order) =>
    [channelId, threadId].map((place) => ({
      order: `${order} in ${place === threadId ? 'the thread' : 'the channel'}`,
      id: control.say(guild.owner.id, place, order.replace('MEMBER', guild.member.id)),
    })),
  );
  const unanswered = () => {
    const reacted = new Map(messages().map(({ id, reactions }) => [id, JSON.stringify(reactions)]));
    return orders.filter(({ id }) => reacted.get(id)?.includes('🔇') !== true).map(({ order }) => order);
  };

  await expect.poll(unanswered, WITHIN).toEqual([]);
  expect(await booksOf(world, guild)).toEqual(books);
  expect(await shownOf(world, guild)).toEqual(shown);
  expect(written()).toBe(wordsBefore);
});
