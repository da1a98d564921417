import { openMutingProxy } from '@perigee/server/test-support/muting-proxy';
import { send, sendFor, sendUntil } from './requests.ts';
import type { Attack, Finding } from './attack.ts';
import { answered, stops, withinLimit } from './findings.ts';
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
        return send(url, init);
      };
      const servers = () => send(`${product.url}/api/private/guilds`, { headers });
      const stranger = simulator.world.createPerson({ username: 'stranger' });
      const signIn = () => {
        const { accessToken } = simulator.world.issueToken(stranger, ['identify', 'guilds']);
        return send(`${product.url}/api/private/badges`, { headers: { authorization: `Bearer ${accessToken}` } });
      };
      const before = await sendFor(2, 2, save);
      for (let index = 0; index < 20; index += 1) simulator.world.say(ownerId, channelId, '!ping');

      proxy.mute();
      const [pages, lists, signIns] = await Promise.all([
        sendFor(MUTED_S, 2, () => send(`${product.url}/api/public/stats`)),
        sendFor(MUTED_S, 2, servers),
        sendFor(MUTED_S, 4, signIn),
      ]);
      proxy.unmute();
      const recoveredS = await sendUntil(200, signIn);
      proxy.mute();
      const pending = sendFor(1, 4, signIn);
      return [
        ...answered('of saves before', before, [200], 10),
        ...answered('of public pages while it is silent', pages, [200], 2),
        ...answered('of lists of servers while it is silent', lists, [200, 503], 10),
        ...answered('of sign-ins while it is silent', signIns, [503], 10),
        withinLimit('a sign-in, once new connections work', 10, recoveredS),
        ...(await stopsWhile(pending, product)),
      ];
    } finally {
      proxy.close();
      await simulator.close();
    }
  },
};

async function stopsWhile(pending: Promise<unknown>, product: Parameters<typeof stops>[1]): Promise<Finding[]> {
  const stopped = await stops('while it is silent', product);
  await pending;
  return stopped;
}
