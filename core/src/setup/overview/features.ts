import type { SeenSettings } from '../../community/guilds/schema.ts';
import type { FeatureUsage } from '../../base/sections/feature-usage.ts';
import { sectionIfIn } from '../../community/settings/nested-sections.ts';
import { type ListedSection, SECTION_LIST, type SectionName, SECTIONS } from '../../community/settings/sections.ts';
import type { Tab } from '../../base/tabs/tabs.ts';

type FeatureIn<One> = One extends { features: infer Features } ? keyof Features : never;

/** What a guild can have on or off: the features of its sections, in section order. */
export type FeatureKey = FeatureIn<ListedSection>;
export const FEATURE_KEYS: readonly FeatureKey[] = featureKeys();

function featureKeys(): FeatureKey[];
function featureKeys(): string[] {
  return SECTION_LIST.flatMap(({ features }) => Object.keys(features));
}

interface FeatureState extends FeatureUsage {
  key: FeatureKey;
  tab: Tab;
}

/** Which features are on in a guild, of the sections in these settings. For commands, `count` is the number of disabled ones. */
export function featuresOf(settings: SeenSettings): FeatureState[] {
  return SECTION_LIST.flatMap(({ name }) => usageIn(settings, name));
}

function usageIn(settings: SeenSettings, name: SectionName): FeatureState[];
function usageIn<Name extends SectionName>(settings: SeenSettings, name: Name): object[] {
  const { tab, features } = SECTIONS[name];
  const value = sectionIfIn(settings, name);
  if (tab === null || value === null) return [];
  return Object.entries(features).map(([key, usage]) => ({ key, tab, ...usage(value, settings.boost) }));
}
