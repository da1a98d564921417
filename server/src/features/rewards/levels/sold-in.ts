import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { nameKey } from '@perigee/core/base/names/name-key';

/** Returns a check whether the guild's shop sells an item of that name. */
export function soldIn({ items }: GuildSettings): (itemName: string) => boolean {
  const keys = new Set(items.map(({ name }) => nameKey(name)));
  return (itemName) => keys.has(nameKey(itemName));
}
