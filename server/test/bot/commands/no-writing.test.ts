import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
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

/** A guild in which the bot may do everything, people have money, and a thread. */
async function openRich(world: World) {
  const guild = createGuild(world, {
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
  const { id: threadId } = await world.services.api.channels.createThread(guild.channelId, { name: 'talk', type: 11 });
  return { guild, threadId };
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
async function shownOf(world: World, { id, channelId, member }: GuildFixture) {
  const platform = platformOf(world);
  return [
    await platform.channel(channelId),
    await platform.call('GET', `/guilds/${id}/members/${member.id}`),
    await platform.call('GET', `/guilds/${id}/bans`),
  ];
}

describe('Where the bot cannot write', () => {
  test.for([
    { place: 'a channel without Send Messages', deny: Bits.SendMessages, isThread: false },
    { place: 'a thread without Send Messages in Threads', deny: Bits.SendMessagesInThreads, isThread: true },
  ])('No order does anything in $place, and each gets a reaction', async ({ deny, isThread }, { world }) => {
    const { guild, threadId } = await openRich(world);
    const { world: control } = world.simulator;
    const place = isThread ? threadId : guild.channelId;
    await platformOf(world).denyBot(guild.channelId, deny);
    const own = () => control.messages(place).filter(({ authorId }) => authorId === BOT_ID).length;
    const written = own();
    const [books, shown] = [await booksOf(world, guild), await shownOf(world, guild)];

    const orders = [...ORDINARY_ORDERS, '!clear 1'].map((order) => ({
      order,
      id: control.say(guild.owner.id, place, order.replace('MEMBER', guild.member.id)),
    }));
    const unanswered = () => {
      const reacted = new Map(control.messages(place).map(({ id, reactions }) => [id, JSON.stringify(reactions)]));
      return orders.filter(({ id }) => reacted.get(id)?.includes('🔇') !== true).map(({ order }) => order);
    };

    await expect.poll(unanswered, WITHIN).toEqual([]);
    expect(await booksOf(world, guild)).toEqual(books);
    expect(await shownOf(world, guild)).toEqual(shown);
    expect(own()).toBe(written);
  });
});
