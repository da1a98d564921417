import { WebSocketShardEvents } from '@discordjs/ws';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { type BotAccess, createBotAccess } from '../discord/bot-access.ts';
import type { PlatformConfig } from '../discord/platform.ts';
import { createRest } from '../discord/rest.ts';
import type { SettingsCache } from './settings-cache.ts';
import type { BotContext, SiteLinks } from './bot-context.ts';
import { type BotStats, countStats } from './bot-stats.ts';
import { cacheListeners } from './cache-listeners.ts';
import { createCommandRegistry } from './command-registry.ts';
import { registerCommands } from './commands/register-commands.listener.ts';
import { textCommand } from './commands/text-command.listener.ts';
import { createFindComponent } from './components/find-component.ts';
import { connectPatiently, whenAborted, whenRefused } from './connect.ts';
import { createDispatcher } from './dispatcher.ts';
import type { ListenerContext } from './define-listener.ts';
import type { BotFeature } from './feature.ts';
import { createGateway, type ShardRange } from './gateway.ts';
import { GuildCache } from './guild-cache.ts';
import { guildNewsListeners } from './guild-news.ts';
import { interactionListener } from './interaction.listener.ts';
import { describeError } from '../errors/describe-error.ts';
import { createSelf } from './self.ts';
import { monitorShards } from './shard-monitor.ts';

export interface BotOptions {
  platform: PlatformConfig;
  /** The part of the shards this process runs; all of them, as the platform recommends, where it is not given. */
  shards?: ShardRange;
  log: Logger;
  settings: SettingsCache;
  bus: Bus;
  site: SiteLinks;
  features: readonly BotFeature[];
  /** How long a notice to one member stands in a channel; 10 s where it is not given. */
  noticeMs?: number;
  /** Shared with the process's other clients; one of its own where it is not given. */
  botAccess?: BotAccess;
}

/** A pause the platform asks for is waited out up to here, in milliseconds; acts are tried again after a longer one. */
const PAUSE_MAX_MS = 60_000;

/** Long enough to read a sentence, in milliseconds. */
const NOTICE_MS = 10_000;

export interface Bot {
  /** What timers of this process ring with. */
  context: BotContext;
  /** How this process's shards are doing at the moment. */
  stats: () => BotStats;
  /** Resolves when all shards are connected for the first time; rejects with BotFatalError when that can never be. */
  ready: Promise<void>;
  /** Rejects with BotFatalError when the platform refuses the bot for good, also later than that; never resolves. */
  refused: Promise<never>;
  close(): Promise<void>;
}

/**
 * Starts the bot and returns at once: it goes on trying until the platform is there. Only `ready` tells of failure.
 */
export async function startBot({
  platform,
  shards,
  features,
  noticeMs = NOTICE_MS,
  botAccess,
  ...surroundings
}: BotOptions): Promise<Bot> {
  const { log } = surroundings;
  const access = botAccess ?? createBotAccess(log);
  const {
    rest,
    api,
    pace,
    close: closeRest,
  } = createRest(platform, { rejectOnRateLimit: ({ retryAfter }) => retryAfter > PAUSE_MAX_MS }, access);
  const gateway = createGateway(rest, platform, shards);
  const cache = new GuildCache();
  const stopping = new AbortController();
  const shardStates = monitorShards(gateway, log, stopping.signal);
  const stats = () => countStats(shardStates, cache);
  const { clientId } = platform;
  const { findComponent, ...mountedUses } = usesOf(features);
  const self = createSelf(clientId);
  const ctx: ListenerContext = {
    ...surroundings,
    ...mountedUses,
    ...{ api, cache, clientId, stats, noticeMs, isPlatformSlow: pace.isSlow },
    get botId() {
      return self.id();
    },
  };

  const mounted = features.flatMap((feature) => feature.listeners ?? []);
  const uses = [textCommand, interactionListener(findComponent)];
  const register = registerCommands(stopping.signal);
  const frame = [self.listener, ...cacheListeners, ...guildNewsListeners(), ...uses, register];
  const dispatch = createDispatcher(ctx, [...frame, ...mounted]);
  gateway.manager.on(WebSocketShardEvents.Dispatch, dispatch);
  gateway.manager.on(WebSocketShardEvents.Error, (error, shardId) => {
    log.error({ shardId, ...describeError(error) }, 'the gateway connection failed');
  });

  const connected = connectPatiently(gateway.manager, log, stopping.signal);
  const refused = whenRefused(gateway.manager);
  // Not everybody waits for it.
  refused.catch(() => {});
  const outcome = Promise.race([connected, refused, whenAborted(stopping.signal)]);
  const ready = outcome.catch(async (error: unknown) => {
    stopping.abort();
    await gateway.close();
    throw error;
  });

  return {
    context: ctx,
    stats,
    ready,
    refused,
    async close() {
      stopping.abort();
      await gateway.close();
      await ready.catch(() => {});
      closeRest();
      if (botAccess === undefined) access.close();
    },
  };
}

/** What features offer people to use, as far as the bot's context knows of it. */
function usesOf(features: readonly BotFeature[]) {
  const findComponent = createFindComponent(features.flatMap(({ components = [] }) => components));
  return {
    commands: createCommandRegistry(features.flatMap(({ commands = [] }) => commands)),
    readUses: features.flatMap(({ readUses = [] }) => readUses),
    findComponent,
    lifetimeOf: (customId: string) => findComponent('message', customId)?.component.lifetimeMs ?? Infinity,
  };
}
