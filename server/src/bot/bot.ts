import type { REST } from '@discordjs/rest';
import type { Logger } from 'pino';
import type { Bus } from '../bus/bus.ts';
import { type BotAccess, createBotAccess } from '../discord/bot-access.ts';
import type { PlatformConfig } from '../discord/platform.ts';
import { createOwnDeletions } from './own-deletions.ts';
import { createPlatformRateLimiter, type PlatformRateLimiter } from '../discord/calls/platform-rate-limiter.ts';
import { type ClientOptions, createRest, PAUSE_MAX_MS } from '../discord/rest.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts';
import { createThrottle } from '../throttle/throttle.ts';
import type { Drain } from '../process/drain.ts';
import { withTimeout } from '../process/with-timeout.ts';
import type { SettingsCache } from './settings-cache.ts';
import type { BotContext, SiteLinks } from './bot-context.ts';
import { type BotStats, countStats } from './bot-stats.ts';
import { cacheListeners } from './guilds/cache-listeners.ts';
import { createCommandRegistry } from './command-registry.ts';
import { NO_PAST_MEMBERS } from './people/candidate.ts';
import { registerCommands } from './commands/register-commands.listener.ts';
import { textCommand } from './commands/text/text-command.listener.ts';
import { questionComponents } from './commands/continue-use.ts';
import { createFindComponent } from './components/find-component.ts';
import { type ComponentStates, NO_COMPONENT_STATES } from './component-states/component-states.ts';
import { whenAborted } from '../process/when-aborted.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import type { ListenerContext } from './define-listener.ts';
import type { BotFeature } from './feature.ts';
import { createGateway, type ShardRange } from './gateway/gateway.ts';
import { GuildCache } from './guild-cache/guild-cache.ts';
import { guildChangeListeners } from './guilds/guild-change-listeners.ts';
import { interactionListener } from './interaction.listener.ts';
import { createSelf, type Self } from './gateway/self.ts';
import { monitorShards, type ShardMonitor } from './gateway/shard-monitor.ts';
import { createIdentifyThrottler } from './shards/identify-throttler.ts';
import { RunningShards } from './shards/run-shards.ts';
import type { ShardStore } from '../shards/shard-store.ts';
import { createShardEnvironment } from './shards/shard-environment.ts';
import { watchEvents } from './gateway/watch-events.ts';
import { createInvocationRecorder, createUnanswerableCounter } from './invocation-recorder.ts';

export interface BotOptions {
  platform: PlatformConfig;
  /** Rate limiting for all calls of the process; a separate one by default. */
  line?: PlatformRateLimiter;
  /** Shard ownership. */
  shardStore: ShardStore;
  /** The shards this process runs; by default its share of the number the platform recommends. */
  shards?: ShardRange;
  log: Logger;
  settings: SettingsCache;
  bus: Bus;
  site: SiteLinks;
  features: readonly BotFeature[];
  /** Where components keep what does not fit a custom id; by default nothing can be kept. */
  states?: ComponentStates;
  /** How long a notice to one member stays in a channel, in milliseconds; 10 s by default. */
  noticeMs?: number;
  /** Tells whether it should hand its shards over; never by default. */
  drain?: Pick<Drain, 'isOn' | 'onChange'>;
  /** Called when a gateway connection was lost or failed. */
  onGatewayLost?: () => void;
  /** Shared with the process's other clients; a separate one by default. */
  botAccess?: BotAccess;
  /** Metrics are off if left out. */
  metrics?: Metrics | null;
  /** Tracing is off if left out. */
  tracing?: Tracing;
}

/** Long enough to read a sentence, in milliseconds. */
const NOTICE_MS = 10_000;

/** How often a member is told directly that the bot cannot answer in a channel, in milliseconds. */
const DIRECT_NOTICE_MS = 60_000;

/** How long stopping waits for handlers of received events, in milliseconds: the gateway will not send them again. */
const SETTLE_MS = 3_000;

export interface Bot {
  /** The context for background timers of this process. */
  context: BotContext;
  /** The current state of this process's shards. */
  stats: () => BotStats;
  /** Resolves when the first shards it took are connected; rejects with BotFatalError if that can never happen. */
  ready: Promise<void>;
  /** Rejects with BotFatalError when the platform refuses the bot at any time; never resolves. */
  refused: Promise<never>;
  close(): Promise<void>;
}

/**
 * Starts the bot and returns at once; it keeps trying until the platform is available. Failure is reported only through
 * `ready` and `refused`.
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { platform, features, botAccess, line = createPlatformRateLimiter(options), log, metrics = null } = options;
  const access = botAccess ?? createBotAccess(log);
  const isTooLong: ClientOptions['rejectOnRateLimit'] = ({ retryAfter }) => retryAfter > PAUSE_MAX_MS;
  const client = createRest(platform, line, { rejectOnRateLimit: isTooLong }, access);
  const stopping = new AbortController();
  const monitor = monitorShards(log, options.onGatewayLost);
  const self = createSelf(platform.clientId);
  const { findComponent, ...handlers } = handlersOf(features);
  const ctx = contextOf(options, handlers, { client, self, monitor });

  const own = [textCommand, interactionListener(findComponent), ...registerCommands(stopping.signal)];
  const mounted = features.flatMap(({ listeners = [] }) => listeners);
  const frame = [self.listener, ...cacheListeners, ...guildChangeListeners(), ...own];
  const dispatcher = createDispatcher(ctx, [...frame, ...mounted], { watch: watchEvents(metrics) });
  const { ready, refused, leave } = runShards({
    ...options,
    ctx,
    dispatcher,
    rest: client.rest,
    self,
    monitor,
    stopping,
  });

  return {
    context: ctx,
    stats: ctx.stats,
    ready,
    refused,
    async close() {
      await leave();
      await withTimeout(SETTLE_MS, dispatcher.settled()).catch(() =>
        log.warn('shutdown timed out with work in progress'),
      );
      await ready.catch(() => {});
      client.close();
      if (botAccess === undefined) access.close();
    },
  };
}

type Handlers = Pick<ListenerContext, 'commands' | 'pastMembers' | 'lifetimeOf' | 'invocationObservers'>;

function contextOf(
  { log, settings, bus, site, platform: { clientId }, noticeMs = NOTICE_MS, ...options }: BotOptions,
  handlers: Handlers,
  { client, self, monitor }: { client: ReturnType<typeof createRest>; self: Self; monitor: ShardMonitor },
): ListenerContext {
  const cache = new GuildCache();
  return {
    log,
    settings,
    bus,
    site,
    ...handlers,
    api: client.api,
    cache,
    clientId,
    get botId() {
      return self.id();
    },
    stats: () => countStats(monitor.states, cache),
    pingOf: (shardId) => monitor.states.get(shardId)?.ping ?? null,
    isPlatformSlow: client.pace.isSlow,
    noticeMs,
    ownDeletions: createOwnDeletions(),
    directNotices: createThrottle(null, DIRECT_NOTICE_MS),
    states: options.states ?? NO_COMPONENT_STATES,
    tracing: options.tracing ?? NO_TRACING,
    recordInvocation: createInvocationRecorder(options.metrics ?? null),
    countUnanswerable: createUnanswerableCounter(options.metrics ?? null),
  };
}

interface ShardDeps extends Pick<BotOptions, ShardOption> {
  ctx: ListenerContext;
  dispatcher: Dispatcher;
  rest: REST;
  self: Self;
  monitor: ShardMonitor;
  stopping: AbortController;
}

type ShardOption = 'bus' | 'drain' | 'features' | 'log' | 'platform' | 'shards' | 'shardStore';

/** Connects this process's share of the shards. `leave` hands them over and must be called however the bot ends. */
function runShards(given: ShardDeps) {
  const { bus, drain, features, log, platform, shards, shardStore: store, rest, stopping, ...parts } = given;
  const gateway = createGateway(rest, platform);
  const throttler = createIdentifyThrottler(store, gateway, log);
  const memories = features.flatMap((feature) => feature.memories ?? []);
  const guildIdsOf = features.find((feature) => feature.guildIdsOf !== undefined)?.guildIdsOf ?? (async () => []);
  const { promise: refused, reject: refuse } = Promise.withResolvers<never>();
  // Not every caller awaits it, and an unhandled rejection would crash the process.
  refused.catch(() => {});
  const { signal } = stopping;
  const isDraining = drain?.isOn ?? (() => false);
  const around = createShardEnvironment({
    ...parts,
    gateway,
    throttler,
    memories,
    guildIdsOf,
    refuse,
    isDraining,
    stopping: signal,
  });
  const running = new RunningShards(store, shards ?? null, around);
  const unsubscribe = bus.subscribe('shards', () => running.lookAnew());
  const stopHearing = drain?.onChange(() => running.lookAnew());

  const leave = async () => {
    stopping.abort();
    unsubscribe();
    stopHearing?.();
    await running.close();
  };
  const started = Promise.race([running.start(), refused, whenAborted(signal)]);
  const ready = started.catch(async (error: unknown) => {
    refuse(error);
    await leave();
    throw error;
  });
  return { ready, refused, leave };
}

/** The commands and components of the features, as needed by the bot's context. */
function handlersOf(features: readonly BotFeature[]) {
  const commands = createCommandRegistry(features.flatMap((feature) => feature.commands ?? []));
  const mounted = features.flatMap(({ components = [] }) => components);
  const findComponent = createFindComponent([...questionComponents(commands), ...mounted]);
  return {
    commands,
    pastMembers: features.find(({ pastMembers }) => pastMembers !== undefined)?.pastMembers ?? NO_PAST_MEMBERS,
    invocationObservers: features.flatMap(({ invocationObservers = [] }) => invocationObservers),
    findComponent,
    lifetimeOf: (customId: string) => findComponent('message', customId)?.component.lifetimeMs ?? Infinity,
  };
}
