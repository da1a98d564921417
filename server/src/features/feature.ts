import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Bot } from '../bot/bot.ts';
import type { BotFeature } from '../bot/feature.ts';
import type { SettingsCache } from '../bot/settings-cache.ts';
import type { CachesByName } from '../cache/cache-gauges.ts';
import type { Retention } from '../database/retention.ts';
import type { Tables } from '../database/tables.ts';
import type { ForgetScope } from '../forget/forget-person.ts';
import type { Subscriber } from '../events/define-subscriber.ts';
import type { AccessChecks, Identify } from '../http/access.ts';
import type { GaugeDefinition } from '../metrics/gauge.ts';
import type { Demo } from './demo.ts';
import type { FindInactive } from './inactive.ts';
import type { FindActed } from './acted.ts';
import type { FindProblems } from './problems.ts';

/** Starts work that goes on by itself; returns how to stop it, which waits for the step under way. */
export type Task = () => () => Promise<void>;

/** The same for work beside a running bot, which stops before the bot does. */
type BotTask = (bot: Bot) => () => Promise<void>;

/** Tables that hold something of a person, and in which of their columns the person's id stands. */
type PersonalData = { readonly [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

/** What a feature hands over to the frames, which know no feature by name. Every part is optional. */
export interface FeatureParts extends BotFeature {
  routes?: readonly FastifyPluginAsyncZod[];
  /** The settings of guilds, for the bot; one feature has them. */
  guildSettings?: SettingsCache;
  /** Says who calls; one feature does. */
  identify?: Identify;
  /** The kinds of access named in the contract that this feature decides on. */
  access?: AccessChecks;
  /** What it does about what other features tell of. */
  subscribers?: readonly Subscriber[];
  /** Started in every process, whatever its roles. */
  tasks?: readonly Task[];
  botTasks?: readonly BotTask[];
  /** Whatever is to be shown or forgotten when a person asks for it. */
  personalData?: PersonalData;
  /** What only it can remove of a person, in one server or (null) everywhere; before what `FATES` says is done. */
  forgetPerson?: (whom: ForgetScope) => Promise<void>;
  /** What the overview says it lacks, beyond permissions and deleted targets, which are checked for all features. */
  problems?: FindProblems;
  /** When it last did something, as far as it remembers that. */
  acted?: FindActed;
  /** What of its rows is above the limit since a boost ended. */
  inactive?: FindInactive;
  /** Its caches, by the names they have in the metrics. */
  caches?: CachesByName;
  /** What it shows of itself in the metrics. */
  gauges?: readonly GaugeDefinition[];
  /** What is forgotten after a while. */
  retention?: readonly Retention[];
  /** Fills a demo that nobody used yet; run at every start of one. */
  seedDemo?: (demo: Demo) => Promise<void>;
}

/** A feature of the product: opened with what it needs, it gives its services and its parts. */
export interface Feature<Needs, Services extends object> {
  name: string;
  /** Only builds; what runs is started as a task. */
  open: (needs: Needs) => FeatureParts & { services: Services };
}

interface WithoutServices<Needs> {
  name: string;
  open: (needs: Needs) => FeatureParts & { services?: object };
}

/** Describes a feature; the type of what `open` takes says what of the frame and of the features before it is needed. */
export function defineFeature<Needs, Services extends object>(
  feature: Feature<Needs, Services>,
): Feature<Needs, Services>;
export function defineFeature<Needs>(feature: WithoutServices<Needs>): Feature<Needs, object>;
export function defineFeature<Needs>({ name, open }: WithoutServices<Needs>): Feature<Needs, object> {
  return { name, open: (needs) => ({ services: {}, ...open(needs) }) };
}
