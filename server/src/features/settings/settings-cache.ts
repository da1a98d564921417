import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { Bus } from '../../bus/bus.ts';
import { createLoadingCache } from '../../cache/loading-cache.ts';
import { assembleSettings } from './sections.ts';
import type { SettingsStore } from './settings-store.ts';

/** Bounds how long a lost announcement (a process that died between saving and announcing) can go unnoticed. */
const SETTINGS_TTL_MS = 300_000;
const SETTINGS_MAX = 100_000;

/** Dropped guild by guild as soon as any process announces a save. */
export function createSettingsCache(store: SettingsStore, bus: Bus): SettingsCache {
  const cache = createLoadingCache<GuildSettings>({
    max: SETTINGS_MAX,
    ttlMs: SETTINGS_TTL_MS,
  });
  bus.subscribe('settings', cache.drop);
  bus.onGap(cache.clear);

  const load = async (guildId: string) => assembleSettings(await store.list(guildId));
  return { peek: cache.peek, get: (guildId) => cache.get(guildId, () => load(guildId)) };
}
