import { WebSocketShardEvents } from '@discordjs/ws';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import type { PlatformConfig } from '../discord/platform.ts';
import { createPlatformLine, type PlatformLine } from '../discord/calls/platform-line.ts';
import { createRest, PAUSE_MAX_MS } from '../discord/rest.ts';
import type { SettingsCache } from './settings-cache.ts';
import type { BotContext, SiteLinks } from './bot-context.ts';
import { type BotStats, countStats } from './bot-stats.ts';
import { cacheListeners } from './cache-listeners.ts';
import { createCommandRegistry } from './command-registry.ts';
import { registerCommands } from './commands/register-commands.listener.ts';
import { textCommand } from './commands/text-command.listener.ts';
import { createFindComponent } from './components/find-component.ts';
import { whenAborted } from '../process/when-aborted.ts';
import { connectPatiently, whenRefused } from './connect.ts';
import { createDispatcher } from './dispatcher.ts';
import type { ListenerContext } from './define-listener.ts';
import type { BotFeature } from './feature.ts';
import { createGateway, type ShardRange } from './gateway.ts';
import { GuildCache } from './guild-cache.ts';
import { guildNewsListeners } from './guild-news.ts';
import { interactionListener } from './interaction.listener.ts';
import { describeError } from '../errors/describe-error.ts';
import { monitorShards } from './shard-monitor.ts';

export interface BotOptions {
  platform: PlatformConfig;
  /** What all calls of the process go by; one of its own where it is not given. */
  line?: PlatformLine;
  /** The part of the shards this process runs; all of them, as the platform recommends, where it is not given. */
  shards?: ShardRange;
  log: Logger;
  settings: SettingsCache;
  bus: Bus;
  site: SiteLinks;
  features: readonly BotFeature[];
  /** How long a notice to one member stands in a channel; 10 s where it is not given. */
  noticeMs?: number;
}

/** Long enough to read a sentence, in milliseconds. */
const NOTICE_MS = 10_000;

export interface Bot {
  /** What timers of this process ring with. */
  context: BotContext;
  /** How this process's shards are doing at the moment. */
  stats: () => BotStats;
  /** Resolves when all shards are connected for the first time; rejects with BotFatalError when that can never be. */
  ready: Promise<void>;
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
  line: givenLine,
  ...surroundings
}: BotOptions): Promise<Bot> {
  const { log } = surroundings;
  const line = givenLine ?? createPlatformLine({ platform, log });
  const {
    rest,
    api,
    close: closeRest,
  } = createRest(platform, line, { rejectOnRateLimit: ({ retryAfter }) => retryAfter > PAUSE_MAX_MS });
  const gateway = createGateway(rest, platform, shards);
  const cache = new GuildCache();
  const stopping = new AbortController();
  const shardStates = monitorShards(gateway.manager, log, stopping.signal);
  const stats = () => countStats(shardStates, cache);
  const { clientId } = platform;
  const { findComponent, ...mountedUses } = usesOf(features);
  const ctx: ListenerContext = { ...surroundings, ...mountedUses, api, cache, clientId, stats, noticeMs };

  const mounted = features.flatMap((feature) => feature.listeners ?? []);
  const uses = [textCommand, interactionListener(findComponent)];
  const frame = [...cacheListeners, ...guildNewsListeners(), ...uses, registerCommands];
  const dispatch = createDispatcher(ctx, [...frame, ...mounted]);
  gateway.manager.on(WebSocketShardEvents.Dispatch, dispatch);
  gateway.manager.on(WebSocketShardEvents.Error, (error, shardId) => {
    log.error({ shardId, ...describeError(error) }, 'the gateway connection failed');
  });

  const connected = connectPatiently(gateway.manager, log, stopping.signal);
  const outcome = Promise.race([connected, whenRefused(gateway.manager), whenAborted(stopping.signal)]);
  const ready = outcome.catch(async (error: unknown) => {
    stopping.abort();
    await gateway.close();
    throw error;
  });

  return {
    context: ctx,
    stats,
    ready,
    async close() {
      stopping.abort();
      await gateway.close();
      await ready.catch(() => {});
      closeRest();
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
