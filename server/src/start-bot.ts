import { inviteUrl } from '@perigee/core/site/platform-links';
import { runJobs } from './jobs/run-jobs.ts';
import { type Bot, startBot } from './bot/bot.ts';
import type { SiteLinks } from './bot/bot-context.ts';
import { createComponentStates } from './bot/component-states/component-states.ts';
import { botGauges } from './bot/gateway/bot-gauges.ts';
import { identityOf } from './bot/gateway/gateway.ts';
import { createShardStore } from './shards/stored-shards.ts';
import type { Product } from './compose.ts';
import { closeInOrder, stopAll } from './process/close-in-order.ts';

export interface RunningBot {
  /** Rejects when the platform refuses the bot for good; until then the bot keeps trying. */
  ready: Promise<void>;
  /** Rejects when the platform refuses the bot at any time; never resolves. */
  refused: Promise<never>;
  /** The current state of its shards. */
  stats: Bot['stats'];
  close(): Promise<void>;
}

/** Starts the bot and the tasks that features run beside it. */
export async function runBot({ services, features }: Pick<Product, 'services' | 'features'>): Promise<RunningBot> {
  const { config, platform, line, log, metrics, tracing, drain, errors } = services;
  const settings = features.find((feature) => feature.guildSettings !== undefined)?.guildSettings;
  if (settings === undefined) throw new Error('no feature provides guild settings');
  const { db, pool } = services.database;
  const bot = await startBot({
    platform,
    line,
    shardStore: createShardStore({
      db,
      isAlone: pool === null,
      identity: identityOf(platform.clientId),
      processName: services.processName,
    }),
    states: createComponentStates(db),
    drain,
    onGatewayLost: () => errors.note('gateway'),
    ...(config.shards !== null && { shards: config.shards }),
    log,
    metrics,
    tracing,
    settings,
    bus: services.bus,
    botAccess: services.botAccess,
    site: siteLinks(services),
    features,
  });
  metrics?.gauges(...botGauges(bot.stats));
  const stops = features.flatMap(({ botTasks = [] }) => botTasks.map((start) => start(bot)));

  const definitions = features.flatMap(({ jobs = [] }) => jobs);
  const ready = bot.ready.then(() => {
    // Jobs need the platform, so they start once the bot is ready.
    const { events } = services;
    const parts = { db, events, line, definitions, ctx: bot.context, metrics };
    const onAbandoned = () => errors.note('acts');
    stops.push(runJobs({ ...parts, isAlone: pool === null, isPaused: drain.isOn, onAbandoned }));
  });

  return {
    ready,
    refused: bot.refused,
    stats: bot.stats,
    async close() {
      await closeInOrder([() => stopAll(stops), () => bot.close()]);
    },
  };
}

function siteLinks({ config, platform: { clientId } }: Product['services']): SiteLinks {
  const { publicUrl, supportUrl, addresses } = config;
  const { authorizeUrl, cdnUrl } = addresses;
  return { publicUrl, supportUrl, cdnUrl, inviteUrl: inviteUrl({ publicUrl, clientId, authorizeUrl }) };
}
