import type { FastifyInstance } from 'fastify';
import type { StatsHistory } from './stats-history.ts';
import type { StatsService } from './stats-service.ts';

const RECORD_MS = 60_000;

/** Records the bot's numbers every minute while the site runs, including when the bot is offline. */
export function recordHistory(app: FastifyInstance, stats: StatsService, history: StatsHistory): void {
  let last = Promise.resolve();
  const record = () => {
    last = last
      .then(stats.read)
      .then(history.record)
      .catch((error: unknown) => app.log.warn({ err: error }, 'failed to record statistics'));
  };
  let timer: NodeJS.Timeout | undefined;

  app.addHook('onReady', (done) => {
    record();
    timer = setInterval(record, RECORD_MS);
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await last;
  });
}
