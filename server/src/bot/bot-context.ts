import type { API } from '@discordjs/core/http-only';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { SettingsCache } from './settings-cache.ts';
import type { BotStats } from './gateway/bot-stats.ts';
import type { LifetimeOf } from './components/grey-out.ts';
import type { CommandEntry, CommandRegistry } from './command-entry.ts';
import type { ReadUse } from './read-use.ts';
import type { UseWatch } from './watch-uses.ts';
import type { GuildCache } from './guilds/guild-cache.ts';

/** Addresses the bot's replies link to. */
export interface SiteLinks {
  publicUrl: string;
  inviteUrl: string;
  supportUrl: string;
  /** Where the platform's pictures are. */
  cdnUrl: string;
}

/** What every listener and command works with. Commands know each other's entries; only listeners may run them. */
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
  /** The bot's own user id, as the gateway tells it: an old application's differs from the application's. */
  readonly botId: string;
  /** Counts all guilds: not for what happens often. */
  stats: () => BotStats;
  /** A shard's last heartbeat round trip in milliseconds; null until there was one. */
  pingOf: (shardId: number) => number | null;
  /** Whether calls of the platform took long of late: then uses are acknowledged before they do anything. */
  isPlatformSlow: () => boolean;
  /** How long a notice to one member stands in a channel before it removes itself. */
  noticeMs: number;
  /** How long buttons and selects work. */
  lifetimeOf: LifetimeOf;
  /** Called for every use of a command. */
  readUses: readonly ReadUse[];
  tracing: Tracing;
  /** Null where nothing is counted. */
  watchUse: UseWatch | null;
}
