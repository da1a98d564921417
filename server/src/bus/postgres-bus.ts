import type pg from 'pg';
import type { Logger } from 'pino';
import { createBatcher, GATHER_MS } from '../database/batcher.ts';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';
import { logLost } from './lost-announcement.ts';
import { keepListening } from './postgres-listener.ts';
import type { BusWatch } from './watch-bus.ts';
import { encode } from './wire.ts';

const CHANNEL = 'perigee_bus';

/** A bus for processes that share a PostgreSQL database: LISTEN on a dedicated connection, NOTIFY through the pool. */
export async function createPostgresBus(
  pool: pg.Pool,
  connectionString: string,
  { receive }: Pick<BusWatch, 'receive'>,
  log: Logger,
): Promise<Bus> {
  const { deliver, deliverGap, subscribe, onGap } = createListeners();
  const stop = await keepListening({
    connectionString,
    channel: CHANNEL,
    log,
    onMessage: (text) => receive(text, deliver),
    onRenewed: deliverGap,
  });

  // In a burst of events many announce at once; they are sent in one statement, in order.
  const notify = createBatcher(
    async (messages: readonly string[]) => {
      await pool.query('SELECT pg_notify($1, message) FROM unnest($2::text[]) message', [CHANNEL, [...messages]]);
      return messages;
    },
    { gatherMs: GATHER_MS },
  );

  return {
    // Local listeners run at once; they run again when the notification comes back, which does no harm.
    publish: async (topic, key) => {
      deliver(topic, key);
      await notify(encode(topic, key)).catch((error: unknown) => logLost(log, error));
    },
    subscribe,
    onGap,
    close: stop,
  };
}
