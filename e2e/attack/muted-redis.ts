import { openMutingProxy } from '@perigee/server/test-support/muting-proxy';
import { findServers } from '../../scripts/test/find-servers.ts';
import { send, sendFor } from './requests.ts';
import type { Attack } from './attack.ts';
import { answered, stops } from './findings.ts';
import { MUTED_S } from './muted-seconds.ts';
import { openPlatform, saveOf } from './own-platform.ts';

/** Redis goes silent under load: nobody notices, and the product stops as usual. */
export const mutedRedis: Attack = {
  name: 'muted redis',
  run: async ({ start }) => {
    const { env } = await findServers(process.env);
    const redisUrl = env?.['TEST_REDIS_URL'];
    if (redisUrl === undefined) return [];
    const { hostname, port } = new URL(redisUrl);
    const proxy = await openMutingProxy(hostname, Number(port || 6379));
    const platform = await openPlatform();
    try {
      const product = await start({ REDIS_URL: `redis://127.0.0.1:${proxy.port}`, ...platform.env() });
      const nextSave = saveOf(product.url, platform);
      const save = () => {
        const { url, init } = nextSave();
        return send(url, init);
      };
      const before = await sendFor(2, 4, save);
      proxy.mute();
      const during = await sendFor(MUTED_S, 8, save);
      proxy.unmute();
      const after = await sendFor(2, 4, save);
      proxy.mute();
      return [
        ...answered('of saves before', before, [200], 10),
        ...answered('of saves while Redis is silent', during, [200], 5),
        ...answered('of saves on new connections', after, [200], 5),
        ...(await stops('while Redis is silent', product)),
      ];
    } finally {
      proxy.close();
      await platform.simulator.close();
    }
  },
};
