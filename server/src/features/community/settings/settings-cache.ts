import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { nestSections } from '@perigee/core/community/settings/nested-sections';
import { LRUCache } from 'lru-cache';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Bus } from '../../../bus/bus.ts';
import { atMost } from '../../../cache/at-most.ts';
import { type CacheCounts, createLoadingCache } from '../../../cache/loading-cache.ts';
import type { BoostService } from '../boost/boost-service.ts';
import { readSection } from './read-section.ts';
import type { SettingsStore, StoredSection } from './settings-store.ts';

/** Limits how long a lost announcement goes unnoticed (a process can die between saving and announcing). */
const SETTINGS_TTL_MS = 300_000;
const SETTINGS_MAX = 100_000;

/** Those of a guild that never saved any. */
const UNSAVED = assembleSettings(new Map(), false);

/** Caches settings. A guild's entry is dropped as soon as any process announces a save. */
export function createSettingsCache(store: SettingsStore, boost: BoostService, bus: Bus): SettingsCache & CacheCounts {
  const cache = createLoadingCache<GuildSettings>({
    max: SETTINGS_MAX,
    ttlMs: SETTINGS_TTL_MS,
  });
  const lastKnown = new LRUCache<string, GuildSettings>(atMost(SETTINGS_MAX));
  bus.subscribe('settings', (guildId) => {
    lastKnown.delete(guildId);
    cache.drop(guildId);
  });
  bus.onGap(cache.clear);

  const load = async (guildId: string) => {
    const [stored, isBoosted] = await Promise.all([store.list(guildId), boost.isBoosted(guildId)]);
    const settings = assembleSettings(stored, isBoosted);
    lastKnown.set(guildId, settings);
    return settings;
  };
  return {
    peek: cache.peek,
    get: (guildId) => (guildId === '' ? Promise.resolve(UNSAVED) : cache.get(guildId, () => load(guildId))),
    lastKnown: (guildId) => lastKnown.get(guildId),
    usage: cache.usage,
  };
}

/** Builds a guild's settings from its stored sections, nested as in docs/rules/settings.md#sections. */
export function assembleSettings(stored: ReadonlyMap<string, StoredSection>, boost: boolean): GuildSettings {
  return {
    ...nestSections((name) => readSection(name, stored.get(name)?.value)),
    boost,
    versions: Object.fromEntries([...stored].map(([name, { version }]) => [name, version])),
  };
}
