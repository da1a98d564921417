import type { BotFeature } from '../bot/feature.ts';
import type { FindFeatureActions } from './feature-action.ts';
import type { Feature, FeatureParts } from './feature.ts';
import type { FindInactive } from './inactive.ts';
import type { FindProblems } from './problems.ts';

/** Features opened one after the other. */
export interface Composition<Services extends object> {
  /** What the next feature may need: the frame, and the services of the features so far. */
  services: Services;
  features: readonly FeatureParts[];
  /** Opens one more feature. Does not compile if the feature needs something no earlier feature provides. */
  with<More extends object>(feature: Feature<Services, More>): Composition<Services & More>;
}

/** What a feature may ask once all features are open. */
export interface Mounted {
  /** Everything the features mount on the bot. */
  mounted: () => readonly BotFeature[];
  /** The problems all features report for a guild. */
  findProblems: FindProblems;
  /** When each feature last acted in a guild. */
  findRecentActions: FindFeatureActions;
  /** Rows of any feature that exceed the limit in a guild. */
  findInactive: FindInactive;
}

/** Starts a composition on a frame. */
export function composeOn<Frame extends object>(frame: Frame): Composition<Frame & Mounted> {
  const features: FeatureParts[] = [];
  const findProblems: FindProblems = async (context) => {
    const found = await Promise.all(features.map(async ({ problems }) => (await problems?.(context)) ?? []));
    return found.flat();
  };
  const findRecentActions: FindFeatureActions = async (guildId) => {
    const found = await Promise.all(features.map(async ({ acted }) => (await acted?.(guildId)) ?? []));
    return found.flat();
  };
  const findInactive: FindInactive = async (guild) => {
    const found = await Promise.all(features.map(async ({ inactive }) => (await inactive?.(guild)) ?? []));
    return found.flat();
  };
  return extend({ ...frame, mounted: () => features, findProblems, findRecentActions, findInactive }, features);
}

function extend<Services extends object>(services: Services, features: FeatureParts[]): Composition<Services> {
  return {
    services,
    features,
    with(feature) {
      const { services: more, ...parts } = feature.open(services);
      features.push(parts);
      return extend({ ...services, ...more }, features);
    },
  };
}
