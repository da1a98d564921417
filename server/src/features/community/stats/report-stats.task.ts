import type { Logger } from 'pino';
import type { Bot } from '../../../bot/bot.ts';
import type { StatsStore } from './stats-store.ts';

/** Reports three times within the time a bot may be silent, so that a killed one is noticed within 10 s. */
const REPORT_MS = 2_500;

interface ReportingOptions {
  bot: Pick<Bot, 'stats' | 'ready'>;
  /** The total over all processes; null if this process runs every shard. */
  shardCount: number | null;
  store: StatsStore;
  log: Logger;
}

/**
 * Stores the state of the bot's shards every few seconds for the site, which may be another process. Returns a function
 * that stops this and reports the shards as not ready.
 */
export function reportStats({ bot, shardCount, store, log }: ReportingOptions): () => Promise<void> {
  const report = async (isStopping: boolean) => {
    const { shards } = bot.stats();
    const reports = shards.map(({ id, ready, ping, ...counts }) => ({
      ...counts,
      shardId: id,
      shardCount: shardCount ?? shards.length,
      ready: ready && !isStopping,
      pingMs: ping === null ? null : Math.round(ping),
    }));
    await store.report(reports).catch((error: unknown) => log.warn({ err: error }, 'failed to report bot statistics'));
  };

  // Sequential, so that a slow database never has two concurrent reports of one process.
  let last = report(false);
  const now = () => {
    last = last.then(() => report(false));
  };
  const timer = setInterval(now, REPORT_MS);

  bot.ready.then(now, () => {});

  return async () => {
    clearInterval(timer);
    await last;
    await report(true);
  };
}
