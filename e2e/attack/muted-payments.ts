import { openMutingProxy } from '@perigee/server/test-support/muting-proxy';
import { send, sendFor, sendUntil } from './requests.ts';
import type { Attack } from './attack.ts';
import { answered, stops, withinLimit } from './findings.ts';
import { MUTED_S } from './muted-seconds.ts';
import { ATTACK_SHOP, openPlatform, saveOf } from './own-platform.ts';

/** The payment provider goes silent under load: buyers are told in time, nobody else notices, and the product stops. */
export const mutedPayments: Attack = {
  name: 'muted payments',
  run: async ({ start }) => {
    const platform = await openPlatform();
    const { simulator, headers } = platform;
    const provider = new URL(simulator.paymentsUrl);
    const proxy = await openMutingProxy(provider.hostname, Number(provider.port));
    provider.port = String(proxy.port);
    const { shopId, secretKey } = ATTACK_SHOP;
    try {
      const shop = { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_API_URL: provider.href };
      const product = await start({ ...platform.env(), ...shop });
      const nextSave = saveOf(product.url, platform);
      const save = () => {
        const { url, init } = nextSave();
        return send(url, init);
      };
      const body = JSON.stringify({ type: 'standard', language: 'en' });
      const buy = () => send(`${product.url}/api/private/payments`, { method: 'POST', headers, body });
      const before = await buy();

      proxy.mute();
      const [sales, saves] = await Promise.all([sendFor(MUTED_S, 2, buy), sendFor(MUTED_S, 1, save)]);
      proxy.unmute();
      const recoveredS = await sendUntil(200, buy);
      proxy.mute();
      const buying = buy();
      const stopped = await stops('while it is silent', product);
      await buying;
      return [
        ...answered('of a purchase before', [before], [200], 10),
        ...answered('of purchases while it is silent', sales, [503], 15),
        ...answered('of saves while it is silent', saves, [200], 2),
        withinLimit('a purchase, once new connections work', 15, recoveredS),
        ...stopped,
      ];
    } finally {
      proxy.close();
      await simulator.close();
    }
  },
};
