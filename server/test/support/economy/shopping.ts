import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import type { Item } from '@perigee/core/economy/items/schema';
import { type ShopRules, shopRulesSection } from '@perigee/core/economy/shop/section';
import { type ApiClient, createApiClient } from '../api-client.ts';
import { openChat } from '../chat.ts';
import { buildItem } from '../economy-builders.ts';
import type { GuildFixture } from '../fixtures.ts';
import { readRoles } from '../bot/read-roles.ts';
import type { World } from '../world.ts';
import { listJobs } from '../bot/list-jobs.ts';
import { DAY_MS } from '../pass-time.ts';

/** A server's shop, and a member with money. */
export function openShopping(world: World, guild: GuildFixture, api: ApiClient = createApiClient(world.apiUrl)) {
  const { simulator, services } = world;
  const params = { guildId: guild.id };
  const token = guild.owner.token;
  const chat = openChat(world, guild);
  const message = (messageId: string) => simulator.world.messages(guild.channelId).find(({ id }) => id === messageId);

  return {
    chat,
    role: (name: string, position = 1) => simulator.world.createRole(guild.id, { name, position }),
    async sell(...items: Partial<Item>[]): Promise<void> {
      for (const item of items) {
        const { status, body } = await api.call(token, itemsEndpoints.create, { params, body: buildItem(item) });
        if (status !== 200) throw new Error(`The item was refused: ${JSON.stringify(body)}`);
      }
    },
    change: (itemName: string, item: Partial<Item>) =>
      api.call(token, itemsEndpoints.update, {
        params: { ...params, itemName },
        body: buildItem({ name: itemName, ...item }),
      }),
    remove: (itemName: string) => api.call(token, itemsEndpoints.remove, { params: { ...params, itemName } }),
    rules: (rules: Partial<ShopRules>) =>
      api.call(token, shopRulesSection.save, { params, body: { ...shopRulesSection.initial, ...rules } }),
    give: (amount: number, userId = guild.member.id) =>
      services.ledger.change({ guildId: guild.id, userId, kind: 'demo', balance: amount }),
    holdings: (userId = guild.member.id) => services.ledger.holdings(guild.id, userId),
    rolesOf: (userId = guild.member.id) => readRoles(world, guild.id, userId),
    owned: (userId = guild.member.id) => readOwned(world, guild, userId),
    roleDaysLeft: () => readRoleDaysLeft(world, guild),
    /** The custom ids of a message's components with that action. */
    idsOf(messageId: string, action: string): string[] {
      const written = JSON.stringify(message(messageId)?.components ?? []);
      return [...written.matchAll(new RegExp(`"custom_id":"(shop:${action}:[^"]+)"`, 'g'))].map(([, id = '']) => id);
    },
    /** The full text of a message. */
    textOf(messageId: string): string {
      const { content = '', embeds = [] } = message(messageId) ?? {};
      return [
        content,
        ...embeds.flatMap((embed) =>
          Object.values(embed).map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
        ),
      ].join('\n');
    },
  };
}

/** How many pieces the member has, by item. */
async function readOwned({ services }: World, guild: GuildFixture, userId: string): Promise<Record<string, number>> {
  const rows = await services.database.db
    .selectFrom('inventory_items')
    .select(['item_name', 'owned'])
    .where('guild_id', '=', guild.id)
    .where('user_id', '=', userId)
    .execute();
  return Object.fromEntries(rows.map((row) => [row.item_name, row.owned]));
}

/** Days until the lent roles of the guild's members are taken back, in ascending order. */
async function readRoleDaysLeft(world: World, guild: GuildFixture): Promise<number[]> {
  const lent = world.services.database.db.selectFrom('role_grants').select(['id', 'ends_at as endsAt']);
  const grants = await lent.where('guild_id', '=', guild.id).where('state', '=', 'given').execute();
  const ends = await listJobs(world, { guild, name: 'role-grants.end', state: 'waiting' });
  const isEnd = ({ key, nextAt }: (typeof ends)[number]) =>
    grants.some(({ id, endsAt }) => id === key && endsAt?.getTime() === nextAt.getTime());
  return ends.filter(isEnd).map(({ nextAt }) => Math.round((nextAt.getTime() - Date.now()) / DAY_MS));
}
