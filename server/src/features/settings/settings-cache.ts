import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { Bus } from '../../bus/bus.ts';
import { isDatabaseAway } from '../../database/database-away.ts';
import { createLoadingCache } from '../../cache/loading-cache.ts';
import type { BoostService } from '../boost/index.ts';
import { assembleSettings } from './assemble-settings.ts';
import type { SettingsStore } from './settings-store.ts';

/** Bounds how long a lost announcement (a process that died between saving and announcing) can go unnoticed. */
const SETTINGS_TTL_MS = 300_000;
const SETTINGS_MAX = 100_000;

/** Dropped guild by guild as soon as any process announces a save. */
export function createSettingsCache(store: SettingsStore, boost: BoostService, bus: Bus): SettingsCache {
  const cache = createLoadingCache<GuildSettings>({
    max: SETTINGS_MAX,
    ttlMs: SETTINGS_TTL_MS,
    // Whoever writes a command meanwhile is told so, which takes the prefix and the language they are used to.
    isExcused: isDatabaseAway,
  });
  bus.subscribe('settings', cache.drop);
  bus.onGap(cache.clear);

  const load = async (guildId: string) => {
    const [stored, isBoosted] = await Promise.all([store.list(guildId), boost.isBoosted(guildId)]);
    return assembleSettings(stored, isBoosted);
  };
  return { peek: cache.peek, get: (guildId) => cache.get(guildId, () => load(guildId)) };
}
