import type { Logger } from 'pino';
import { repeat } from '../process/repeat.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import type { Bus } from './bus.ts';
import { logLost } from './lost-announcement.ts';
import { createListeners } from './listeners.ts';
import type { BusWatch } from './watch-bus.ts';
import { encode } from './wire.ts';

const CHANNEL = 'perigee:bus';

/** How often the subscribing connection is pinged, in milliseconds. */
const PING_EVERY_MS = 5_000;

/**
 * A bus over Redis or Valkey: publishes on the shared connection, and subscribes on a dedicated one, which reconnects
 * by itself.
 * @param instead Carries announcements while Redis is away, and is always listened to; with null they are lost.
 */
export async function createRedisBus(
  store: SharedStore,
  { receive }: Pick<BusWatch, 'receive'>,
  log: Logger,
  instead: Bus | null,
): Promise<Bus> {
  const { deliver, deliverGap, subscribe, onGap } = createListeners();
  const receiver = store.connection();
  receiver.on('error', () => {});
  receiver.on('message', (_channel, text) => receive(text, deliver));
  await receiver.connect();
  await receiver.subscribe(CHANNEL);
  // From here on a "ready" is a reconnection, during which announcements may have been missed.
  receiver.on('ready', () => {
    receiver.subscribe(CHANNEL).then(deliverGap, () => receiver.disconnect(true));
  });
  const stopPinging = repeat({
    work: async () => {
      await receiver.ping().catch(() => receiver.status === 'ready' && receiver.disconnect(true));
      return false;
    },
    pauseMs: PING_EVERY_MS,
    log,
    failure: 'failed to ping Redis for announcements',
  });

  return {
    publish: async (topic, key) => {
      deliver(topic, key);
      await store.run(
        async (redis) => {
          await redis.publish(CHANNEL, encode(topic, key));
        },
        () => (instead === null ? logLost(log, new Error('Redis is away')) : instead.publish(topic, key)),
      );
    },
    subscribe: (topic, listener) => {
      const endings = [subscribe(topic, listener), instead?.subscribe(topic, listener)];
      return () => endings.forEach((end) => end?.());
    },
    onGap: (listener) => {
      const endings = [onGap(listener), instead?.onGap(listener)];
      return () => endings.forEach((end) => end?.());
    },
    close: async () => {
      await stopPinging();
      receiver.disconnect();
      await instead?.close();
    },
  };
}
