import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createListeners } from './listeners.ts';
import { logLost } from './lost-announcement.ts';
import { decode, encode } from './wire.ts';

const CHANNEL = 'perigee:bus';

/** The bus over Redis or Valkey: publish on the shared connection, subscribe on one of its own, which reconnects by itself. */
export async function createRedisBus(redis: Redis, log: Logger): Promise<Bus> {
  const { deliver, deliverGap, subscribe, onGap } = createListeners();
  const receiver = redis.duplicate();
  receiver.on('error', (error) => log.warn({ err: error }, 'the bus lost Redis, trying again'));
  receiver.on('message', (_channel, text) => {
    const message = decode(text);
    if (message !== null) deliver(message.topic, message.key);
  });
  await receiver.subscribe(CHANNEL);
  // From here on a "ready" is a reconnection, during which announcements went by unheard.
  receiver.on('ready', deliverGap);

  return {
    publish: async (topic, key) => {
      deliver(topic, key);
      await redis.publish(CHANNEL, encode(topic, key)).catch((error: unknown) => logLost(log, error));
    },
    subscribe,
    onGap,
    close: async () => {
      await receiver.quit();
    },
  };
}
