import type { API } from '@discordjs/core/http-only';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { OwnDeletions } from './own-deletions.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { SettingsCache } from './settings-cache.ts';
import type { BotStats } from './bot-stats.ts';
import type { CommandEntry, CommandRegistry } from './command-entry.ts';
import type { InvocationObserver } from './invocation-observer.ts';
import type { CountUnanswerable, RecordInvocation } from './invocation-recorder.ts';
import type { ComponentStates } from './component-states/component-states.ts';
import type { PastMembers } from './people/candidate.ts';
import type { GuildCache } from './guild-cache/guild-cache.ts';

/** URLs that the bot's replies link to. */
export interface SiteLinks {
  publicUrl: string;
  inviteUrl: string;
  supportUrl: string;
  /** Base URL of the platform's CDN. */
  cdnUrl: string;
}

/** How long the component with that custom id works after its message was posted, in milliseconds; mostly Infinity. */
export type LifetimeOf = (customId: string) => number;

/** What every listener and command is given. Commands see each other's entries; only listeners can run them. */
export interface BotContext<Entry extends CommandEntry = CommandEntry> {
  api: API;
  settings: SettingsCache;
  cache: GuildCache;
  bus: Bus;
  commands: CommandRegistry<Entry>;
  log: Logger;
  site: SiteLinks;
  /** The application's id. */
  clientId: string;
  /** The bot's own user id, from the gateway: for old applications it differs from the application id. */
  readonly botId: string;
  /** Counts all guilds: not for what happens often. */
  stats: () => BotStats;
  /** A shard's last heartbeat round trip in milliseconds; null until there was one. */
  pingOf: (shardId: number) => number | null;
  /** Whether platform calls have been slow lately; interactions are then acknowledged before anything is done. */
  isPlatformSlow: () => boolean;
  /** How long a notice to one member stays in a channel before it is deleted, in milliseconds. */
  noticeMs: number;
  /** Limits the direct messages to members whose command cannot be answered in its channel. */
  directNotices: Throttle;
  /** What the bot deletes itself. */
  ownDeletions: OwnDeletions;
  /** Lifetime of buttons and selects. */
  lifetimeOf: LifetimeOf;
  /** What buttons, selects and forms keep beyond their custom ids. */
  states: ComponentStates;
  /** People who left, by name. */
  pastMembers: PastMembers;
  /** Called for every invocation of a command that is about to run. */
  invocationObservers: readonly InvocationObserver[];
  tracing: Tracing;
  /** Null if metrics are off. */
  recordInvocation: RecordInvocation | null;
  /** Null if metrics are off. */
  countUnanswerable: CountUnanswerable | null;
}
