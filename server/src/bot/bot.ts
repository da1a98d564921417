import { WebSocketShardEvents } from '@discordjs/ws';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { type BotAccess, createBotAccess } from '../discord/bot-access.ts';
import type { PlatformConfig } from '../discord/platform.ts';
import { createPlatformLine, type PlatformLine } from '../discord/calls/platform-line.ts';
import { type ClientOptions, createRest, PAUSE_MAX_MS } from '../discord/rest.ts';
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
import type { Listener, ListenerContext } from './define-listener.ts';
import type { BotFeature } from './feature.ts';
import { createGateway, type Gateway, type ShardRange } from './gateway.ts';
import { GuildCache } from './guild-cache.ts';
import { guildNewsListeners } from './guild-news.ts';
import { interactionListener } from './interaction.listener.ts';
import { describeError } from '../errors/describe-error.ts';
import { createSelf } from './self.ts';
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
  /** Shared with the process's other clients; one of its own where it is not given. */
  botAccess?: BotAccess;
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
  /** Rejects with BotFatalError when the platform refuses the bot for good, also later than that; never resolves. */
  refused: Promise<never>;
  close(): Promise<void>;
}

/**
 * Starts the bot and returns at once: it goes on trying until the platform is there. Only `ready` tells of failure.
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { platform, shards, features, botAccess, line: givenLine, ...surroundings } = options;
  const { log, noticeMs = NOTICE_MS } = surroundings;
  const { clientId } = platform;
  const access = botAccess ?? createBotAccess(log);
  const line = givenLine ?? createPlatformLine({ platform, log });
  const isTooLong: ClientOptions['rejectOnRateLimit'] = ({ retryAfter }) => retryAfter > PAUSE_MAX_MS;
  const client = createRest(platform, line, { rejectOnRateLimit: isTooLong }, access);
  const gateway = createGateway(client.rest, platform, shards);
  const cache = new GuildCache();
  const stopping = new AbortController();
  const shardStates = monitorShards(gateway, log, stopping.signal);
  const stats = () => countStats(shardStates, cache);
  const { findComponent, ...mountedUses } = usesOf(features);
  const self = createSelf(clientId);
  const ctx: ListenerContext = {
    ...surroundings,
    ...mountedUses,
    api: client.api,
    cache,
    clientId,
    get botId() {
      return self.id();
    },
    stats,
    isPlatformSlow: client.pace.isSlow,
    noticeMs,
  };

  const uses = [textCommand, interactionListener(findComponent), registerCommands(stopping.signal)];
  const mounted = features.flatMap((feature) => feature.listeners ?? []);
  listen(gateway, ctx, [self.listener, ...cacheListeners, ...guildNewsListeners(), ...uses, ...mounted]);
  const { ready, refused } = connect(gateway, log, stopping);

  return {
    context: ctx,
    stats,
    ready,
    refused,
    async close() {
      stopping.abort();
      await gateway.close();
      await ready.catch(() => {});
      client.close();
      if (botAccess === undefined) access.close();
    },
  };
}

function listen({ manager }: Gateway, ctx: ListenerContext, listeners: readonly Listener[]): void {
  manager.on(WebSocketShardEvents.Dispatch, createDispatcher(ctx, listeners));
  manager.on(WebSocketShardEvents.Error, (error, shardId) => {
    ctx.log.error({ shardId, ...describeError(error) }, 'the gateway connection failed');
  });
}

function connect(gateway: Gateway, log: Logger, stopping: AbortController): Pick<Bot, 'ready' | 'refused'> {
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
  return { ready, refused };
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
