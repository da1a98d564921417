import { type CustomJob, NEW_CUSTOM_JOB } from '@perigee/core/economy/custom-jobs/schema';
import { DEFAULT_ECONOMY, type Economy } from '@perigee/core/economy/schema';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { type Item, NEW_ITEM } from '@perigee/core/economy/items/schema';
import type { ApiClient } from './api-client.ts';
import type { GuildFixture } from './fixtures.ts';

export function buildEconomy(changes: Partial<Economy> = {}): Economy {
  return { ...DEFAULT_ECONOMY, ...changes };
}

export function buildItem(changes: Partial<Item> = {}): Item {
  return { ...NEW_ITEM, name: 'Sword', ...changes };
}

export function buildCustomJob(changes: Partial<CustomJob> = {}): CustomJob {
  return { ...NEW_CUSTOM_JOB, name: 'Miner', ...changes };
}

/** Adds `Item 1` to `Item {count}` to the guild's shop. */
export async function fillShop(api: ApiClient, { id, owner }: GuildFixture, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    const body = buildItem({ name: `Item ${index}` });
    await api.call(owner.token, itemsEndpoints.create, { params: { guildId: id }, body });
  }
}

/** Names of the items in the guild's shop, in order. */
export async function itemNames(api: ApiClient, { id, owner }: GuildFixture): Promise<unknown> {
  const { body } = await api.call(owner.token, itemsEndpoints.list, { params: { guildId: id } });
  return Array.isArray(body) ? body.map(({ name }) => name) : body;
}
