import { inviteUrl } from '@perigee/core/site/platform-links';
import type { Logger } from 'pino';
import { runActs } from './acts/run-acts.ts';
import { sweepActs } from './acts/sweep-acts.ts';
import { startBot } from './bot/bot.ts';
import type { Config } from './config/config.ts';
import type { PlatformConfig } from './discord/platform.ts';
import type { Feature } from './features/feature.ts';
import { reportStats } from './features/stats/report-stats.task.ts';
import type { Services } from './services.ts';

interface BotStart {
  config: Config;
  platform: PlatformConfig;
  services: Services;
  features: readonly Feature[];
  log: Logger;
}

export interface RunningBot {
  /** Rejects when the platform refuses the bot for good; until then the bot keeps trying. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** Starts the bot and lets it report its numbers. */
export async function runBot({ config, platform, services, features, log }: BotStart): Promise<RunningBot> {
  const { publicUrl, supportUrl, addresses } = config;
  const bot = await startBot({
    platform,
    ...(config.shards !== null && { shards: config.shards }),
    log,
    settings: services.settingsCache,
    bus: services.bus,
    site: {
      publicUrl,
      supportUrl,
      cdnUrl: addresses.cdnUrl,
      inviteUrl: inviteUrl({ publicUrl, clientId: platform.clientId, authorizeUrl: addresses.authorizeUrl }),
    },
    features,
  });
  const reporting = reportStats({
    stats: bot.stats,
    shardCount: config.shards?.count ?? null,
    store: services.statsStore,
    log,
  });

  const { db, pool } = services.database;
  const definitions = features.flatMap(({ acts = [] }) => acts);
  const stops: (() => Promise<void>)[] = [];
  const ready = bot.ready.then(() => {
    reporting.now();
    // Acts are performed from the moment there is a platform to perform them on.
    stops.push(
      runActs({ db, events: services.events, isAlone: pool === null, definitions, ctx: bot.context }),
      sweepActs(db, log),
    );
  });

  return {
    ready,
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await reporting.stop();
      await bot.close();
    },
  };
}
