import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Bot } from '../bot/bot.ts';
import type { BotFeature } from '../bot/feature.ts';
import type { SettingsCache } from '../bot/settings-cache.ts';
import type { CachesByName } from '../cache/cache-gauges.ts';
import type { ControlHandler } from '../control/control-order.ts';
import type { FactsByTable } from '../database/table-facts.ts';
import type { ForgetScope } from '../forget/forget-person.ts';
import type { Subscriber } from '../events/define-subscriber.ts';
import type { AccessChecks, Identify } from '../http/access.ts';
import type { GaugeDefinition } from '../metrics/gauge.ts';
import type { Demo } from './demo.ts';
import type { FindInactive } from './inactive.ts';
import type { FindFeatureActions } from './feature-action.ts';
import type { FindProblems } from './problems.ts';

/** Starts background work. The returned function stops it and waits for the step in progress. */
export type Task = () => () => Promise<void>;

/** Background work beside a running bot; stopped before the bot. */
type BotTask = (bot: Bot) => () => Promise<void>;

/** What a feature contributes to the frame, which knows no feature by name. Every part is optional. */
export interface FeatureParts extends BotFeature {
  routes?: readonly FastifyPluginAsyncZod[];
  /** Guild settings for the bot; exactly one feature provides them. */
  guildSettings?: SettingsCache;
  /** Identifies the caller; exactly one feature provides it. */
  identify?: Identify;
  /** Checks for the kinds of access in the contract that this feature decides on. */
  access?: AccessChecks;
  /** Handlers for events of other features. */
  subscribers?: readonly Subscriber[];
  /** Started in every process, whatever its roles. */
  tasks?: readonly Task[];
  botTasks?: readonly BotTask[];
  /** What it does for other programs on this machine, see `startControl`. */
  orders?: readonly ControlHandler[];
  /** Erases what only this feature can, in one guild or (null) everywhere. Runs before what the facts of tables say. */
  forgetPerson?: (whom: ForgetScope) => Promise<void>;
  /** Problems for the overview, beyond missing permissions and deleted targets, which are checked for all features. */
  problems?: FindProblems;
  /** When it last acted, as far as it keeps a record. */
  acted?: FindFeatureActions;
  /** Its rows above the limit since a boost ended. */
  inactive?: FindInactive;
  /** Its caches, by their names in the metrics. */
  caches?: CachesByName;
  /** Its gauges in the metrics. */
  gauges?: readonly GaugeDefinition[];
  /** Fills a demo that nobody has used yet. Runs at every start of a demo. */
  seedDemo?: (demo: Demo) => Promise<void>;
}

interface Definition {
  name: string;
  /** The facts of its tables. */
  tables?: FactsByTable;
}

/** A feature of the product: `open` takes what it needs and returns its services and its parts. */
export interface Feature<Needs, Services extends object> extends Definition {
  /** Only constructs; anything that runs is a task. */
  open: (needs: Needs) => FeatureParts & { services: Services };
}

interface WithoutServices<Needs> extends Definition {
  open: (needs: Needs) => FeatureParts & { services?: object };
}

/**
 * Defines a feature. The parameter type of `open` declares what it needs of the frame and of the features before it.
 */
export function defineFeature<Needs, Services extends object>(
  feature: Feature<Needs, Services>,
): Feature<Needs, Services>;
export function defineFeature<Needs>(feature: WithoutServices<Needs>): Feature<Needs, object>;
export function defineFeature<Needs>({ open, ...definition }: WithoutServices<Needs>): Feature<Needs, object> {
  return { ...definition, open: (needs) => ({ services: {}, ...open(needs) }) };
}
