import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';
import { logLost } from './lost-announcement.ts';
import { decode, encode } from './wire.ts';

const CHANNEL = 'perigee_bus';
const RECONNECT_MS = 1_000;

/** The bus of several processes that share a PostgreSQL database: LISTEN on a connection of its own, NOTIFY through the pool. */
export async function createPostgresBus(pool: pg.Pool, connectionString: string, log: Logger): Promise<Bus> {
  const { deliver, deliverGap, subscribe, onGap } = createListeners();
  let connection: pg.Client | undefined;
  let closed = false;

  const listen = async (): Promise<void> => {
    const client = new pg.Client({ connectionString, keepAlive: true });
    client.on('error', () => void client.end().catch(() => {}));
    client.on('end', () => void reconnect());
    client.on('notification', ({ payload }) => {
      const message = decode(payload ?? '');
      if (message !== null) deliver(message.topic, message.key);
    });
    connection = client;
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  };

  const reconnect = async (): Promise<void> => {
    if (closed) return;
    await sleep(RECONNECT_MS);
    try {
      await listen();
      deliverGap();
    } catch {
      // A connection that fails to open also ends, and that end tries again.
      log.warn('the bus lost its database connection, trying again');
    }
  };

  await listen();

  return {
    // The own process hears its announcement at once; the copy that comes back over the connection does no harm.
    publish: async (topic, key) => {
      deliver(topic, key);
      await pool
        .query('SELECT pg_notify($1, $2)', [CHANNEL, encode(topic, key)])
        .catch((error: unknown) => logLost(log, error));
    },
    subscribe,
    onGap,
    close: async () => {
      closed = true;
      await connection?.end();
    },
  };
}
