import type { BotFeature } from '../bot/feature.ts';
import type { FactsByTable } from '../database/table-facts.ts';
import type { FindFeatureActions } from './feature-action.ts';
import type { Feature, FeatureParts } from './feature.ts';
import type { FindInactive } from './inactive.ts';
import type { FindProblems } from './problems.ts';

/** Features listed one after the other; opened together, in that order. */
export interface Composition<Frame, Services extends object> {
  /** The facts of the features' tables, which need no feature to be open. */
  tables: FactsByTable;
  /** Adds one more feature. Does not compile if the feature needs something no earlier feature provides. */
  with<More extends object>(feature: Feature<Services, More>): Composition<Frame, Services & More>;
  open(frame: Frame): Opened<Services>;
}

/** The features, opened. */
interface Opened<Services> {
  /** The frame, and the services of the features. */
  services: Services;
  features: FeatureParts[];
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

/** Starts a composition of features on a frame. */
export function composeOn<Frame extends object>(): Composition<Frame, Frame & Mounted> {
  return extend({}, (frame) => {
    const features: FeatureParts[] = [];
    return { services: { ...frame, ...mount(features) }, features };
  });
}

function mount(features: readonly FeatureParts[]): Mounted {
  return {
    mounted: () => features,
    async findProblems(context) {
      const found = await Promise.all(features.map(async ({ problems }) => (await problems?.(context)) ?? []));
      return found.flat();
    },
    async findRecentActions(guildId, userId) {
      const found = await Promise.all(features.map(async ({ acted }) => (await acted?.(guildId, userId)) ?? []));
      return found.flat();
    },
    async findInactive(guild) {
      const found = await Promise.all(features.map(async ({ inactive }) => (await inactive?.(guild)) ?? []));
      return found.flat();
    },
  };
}

function extend<Frame, Services extends object>(
  tables: FactsByTable,
  open: (frame: Frame) => Opened<Services>,
): Composition<Frame, Services> {
  return {
    tables,
    open,
    with: (feature) =>
      extend({ ...tables, ...feature.tables }, (frame: Frame) => {
        const { services, features } = open(frame);
        const { services: more, ...parts } = feature.open(services);
        features.push(parts);
        return { services: { ...services, ...more }, features };
      }),
  };
}
