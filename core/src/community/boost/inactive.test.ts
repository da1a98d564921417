import { expect, test } from 'vitest';
import { NEW_CUSTOM_JOB } from '../../economy/custom-jobs/schema.ts';
import type { GuildSettings } from '../guilds/schema.ts';
import { NEW_ITEM } from '../../economy/items/schema.ts';
import { DEFAULT_MODERATION } from '../../moderation/punishments/schema.ts';
import { nestSections } from '../settings/nested-sections.ts';
import { SECTIONS } from '../settings/sections.ts';
import { actingOf, inactiveIn } from './inactive.ts';
import { TIER_LIMITS } from '../../base/limits/tier-limits.ts';

const { free, boosted } = TIER_LIMITS.items;

function guildWith(changes: Partial<GuildSettings>): GuildSettings {
  const initial = nestSections((name) => SECTIONS[name].initial);
  const nothingEarned = { messageXp: { chance: 0, min: 0, max: 0 }, moneyBonuses: { daily: 0, weekly: 0 } };
  return { ...initial, economy: { ...initial.economy, ...nothingEarned }, boost: false, versions: {}, ...changes };
}

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ ...NEW_ITEM, name: `Item ${index}` }));
const inShort = (settings: GuildSettings) =>
  inactiveIn(settings).map(({ section, path, name, why }) => `${section} ${path} ${name ?? ''} ${why}`);

test.for([
  { boost: false, count: free, acting: free },
  { boost: false, count: free + 1, acting: free },
  { boost: true, count: free + 1, acting: free + 1 },
  { boost: true, count: boosted + 1, acting: boosted },
])('A server with boost $boost has $acting of $count items active', ({ boost, count, acting }) => {
  const list = items(count);

  expect(actingOf('items', list, boost)).toEqual(list.slice(0, acting));
  expect(inactiveIn(guildWith({ items: list, boost })).map(({ name }) => name)).toEqual(
    list.slice(acting).map(({ name }) => name),
  );
});

test('Without a boost, boosted settings and entries over the limit are listed as inactive once', () => {
  const iconUrl = 'https://example.com/icon.png';
  const banMessage = { ...DEFAULT_MODERATION.punishmentMessages.ban, message: 'Bye' };
  const settings = guildWith({
    economy: { ...SECTIONS.economy.initial, moneyBonuses: { daily: 0, weekly: 0 } },
    customJobs: Array.from({ length: 6 }, (_, index) => ({
      ...NEW_CUSTOM_JOB,
      name: `Job ${index}`,
      iconUrl: index < 4 ? '' : iconUrl,
    })),
    punishmentMessages: { kick: banMessage, ban: { ...banMessage, enabled: true } },
  });

  expect(inShort(settings)).toEqual([
    'moderation punishmentMessages.ban  boostOnly',
    'economy messageXp  boostOnly',
    'customJobs 4.iconUrl Job 4 boostOnly',
    'customJobs 5 Job 5 overLimit',
  ]);
  expect(inShort({ ...settings, boost: true })).toEqual([]);
});
