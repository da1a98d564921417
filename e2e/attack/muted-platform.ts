import { openMutingProxy } from '@perigee/server/testing/muting-proxy';
import { ask, askFor, askUntil } from './asking.ts';
import type { Attack, Finding } from './attack.ts';
import { answered, stops, takes } from './findings.ts';
import { MUTED_S } from './muted-seconds.ts';
import { openPlatform, saveOf } from './own-platform.ts';

/**
 * REST and gateway go silent under load: independent parts keep working, the rest fails in time, and the product stops.
 */
export const mutedPlatform: Attack = {
  name: 'muted platform',
  run: async ({ start }) => {
    const platform = await openPlatform();
    const { simulator, channelId, ownerId, headers } = platform;
    const proxy = await openMutingProxy('127.0.0.1', simulator.port);
    try {
      const product = await start(platform.env(proxy.port));
      const nextSave = saveOf(product.url, platform);
      const save = () => {
        const { url, init } = nextSave();
        return ask(url, init);
      };
      const servers = () => ask(`${product.url}/api/private/guilds`, { headers });
      const stranger = simulator.world.createPerson({ username: 'stranger' });
      const signIn = () => {
        const { accessToken } = simulator.world.issueToken(stranger, ['identify', 'guilds']);
        return ask(`${product.url}/api/private/badges`, { headers: { authorization: `Bearer ${accessToken}` } });
      };
      const before = await askFor(2, 2, save);
      for (let index = 0; index < 20; index += 1) simulator.world.say(ownerId, channelId, '!ping');

      proxy.mute();
      const [pages, lists, signIns] = await Promise.all([
        askFor(MUTED_S, 2, () => ask(`${product.url}/api/public/stats`)),
        askFor(MUTED_S, 2, servers),
        askFor(MUTED_S, 4, signIn),
      ]);
      proxy.unmute();
      const back = await askUntil(200, signIn);
      proxy.mute();
      const asking = askFor(1, 4, signIn);
      return [
        ...answered('of saves before', before, [200], 10),
        ...answered('of public pages while it is silent', pages, [200], 2),
        ...answered('of lists of servers while it is silent', lists, [200, 503], 10),
        ...answered('of sign-ins while it is silent', signIns, [503], 10),
        takes('a sign-in, once new connections work', 10, back),
        ...(await stopsWhile(asking, product)),
      ];
    } finally {
      proxy.close();
      await simulator.close();
    }
  },
};

async function stopsWhile(asking: Promise<unknown>, product: Parameters<typeof stops>[1]): Promise<Finding[]> {
  const stopped = await stops('while it is silent', product);
  await asking;
  return stopped;
}
