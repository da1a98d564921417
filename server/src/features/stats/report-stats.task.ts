import type { Logger } from 'pino';
import type { Bot } from '../../bot/bot.ts';
import type { StatsStore } from './stats-store.ts';

/** A bot that was killed is seen to be gone within 10 s: it reports thrice within the time it may be silent. */
const REPORT_MS = 2_500;

interface ReportingOptions {
  bot: Pick<Bot, 'stats' | 'ready'>;
  /** Of all processes together; null when this process runs every shard. */
  shardCount: number | null;
  store: StatsStore;
  log: Logger;
}

/**
 * Lets the bot say every few seconds how its shards are doing, for the site, which may be another process. Returns how to
 * stop, which says that they are gone.
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
    await store
      .report(reports)
      .catch((error: unknown) => log.warn({ err: error }, 'the bot could not report its numbers'));
  };

  // One after the other, so that a slow database never has two reports of one process under way.
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
