import { openMutingProxy } from '@perigee/server/test-support/muting-proxy';
import { send, sendFor, sendUntil } from './requests.ts';
import type { Attack } from './attack.ts';
import { answered, stops, withinLimit } from './findings.ts';
import { MUTED_S } from './muted-seconds.ts';
import { openPlatform, saveOf } from './own-platform.ts';

/** The database's connections go silent under load: callers get answers in time, new connections work, and it stops. */
export const mutedDatabase: Attack = {
  name: 'muted database',
  only: 'postgres',
  run: async ({ start, databaseUrl }) => {
    const address = new URL(databaseUrl ?? '');
    const proxy = await openMutingProxy(address.hostname, Number(address.port || 5432));
    const platform = await openPlatform();
    try {
      address.hostname = '127.0.0.1';
      address.port = String(proxy.port);
      const product = await start({ DATABASE_URL: address.href, ...platform.env() });
      const nextSave = saveOf(product.url, platform);
      const save = () => {
        const { url, init } = nextSave();
        return send(url, init);
      };
      const health = () => send(`${product.url}/health/ready`);
      const before = await sendFor(2, 4, save);

      proxy.mute();
      const [saves, healthChecks] = await Promise.all([sendFor(MUTED_S, 8, save), sendFor(MUTED_S, 1, health)]);
      proxy.unmute();
      const [ready, saved] = await Promise.all([sendUntil(200, health), sendUntil(200, save)]);

      proxy.mute();
      return [
        ...answered('of saves before', before, [200], 10),
        ...answered('of saves while it is silent', saves, [503], 10),
        ...answered('of /health/ready while it is silent', healthChecks, [503], 5),
        withinLimit('ready, once new connections work', 5, ready),
        withinLimit('a save, once new connections work', 10, saved),
        ...(await stops('while it is silent', product)),
      ];
    } finally {
      proxy.close();
      await platform.simulator.close();
    }
  },
};
