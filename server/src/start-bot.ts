import { inviteUrl } from '@perigee/core/site/platform-links';
import { startBot } from './bot/bot.ts';
import type { Product } from './compose.ts';
import type { TimerWorker } from './timers/timer-worker.ts';

export interface RunningBot {
  /** Rejects when the platform refuses the bot for good; until then the bot keeps trying. */
  ready: Promise<void>;
  close(): Promise<void>;
}

/** Starts the bot, and beside it what features do while it runs. */
export async function runBot({ services, features }: Pick<Product, 'services' | 'features'>): Promise<RunningBot> {
  const { config, platform, log } = services;
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
  const stops = features.flatMap(({ botTasks = [] }) => botTasks.map((start) => start(bot)));

  // Timers ring from the moment there is a platform to ring on.
  const rung = features.flatMap(({ timers = [] }) => timers);
  const workers: TimerWorker[] = [];
  const ready = bot.ready.then(() => {
    workers.push(
      ...rung.map(({ timer, ring }) => services.timers.work(timer, (subject) => ring(bot.context, subject))),
    );
  });

  return {
    ready,
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await Promise.all(stops.map((stop) => stop()));
      await bot.close();
    },
  };
}
