import type { GuildInfo } from '@perigee/core/community/guilds/schema';
import { featuresOf } from '@perigee/core/setup/overview/features';
import type { Tab } from '@perigee/core/base/tabs/tabs';
import { useOverview } from '../../lib/guilds/use-overview.ts';

/** A tab's health: something in it is on, something keeps the bot from working, or all of it is off. */
export type Health = 'active' | 'attention' | 'off';

/** The rail is on every page, so its state may be up to a minute old, in milliseconds. */
const FRESH_MS = 60_000;

/** The health of each tab that has something to switch on. Empty until the server's settings are loaded. */
export function useSectionHealth(guildId: string, guild: GuildInfo | undefined): ReadonlyMap<string, Health> {
  const { data } = useOverview(guildId, { enabled: guild?.rights.manager === true, staleTime: FRESH_MS });
  const health = new Map<Tab, Health>();
  for (const { tab, on } of guild === undefined ? [] : featuresOf(guild.settings)) {
    if (health.get(tab) !== 'active') health.set(tab, on ? 'active' : 'off');
  }
  for (const { tab } of data?.problems ?? []) health.set(tab, 'attention');
  return health;
}
