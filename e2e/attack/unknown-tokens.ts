import { randomBytes } from 'node:crypto';
import { send } from './requests.ts';
import type { Attack } from './attack.ts';
import { openPlatform } from './own-platform.ts';

const ADDRESSES = 4;
const TOKENS_EACH = 500;

/** What four addresses may use up of the host's 10,000 invalid requests in ten minutes. */
const COST_MAX = 1_000;

/** Made-up tokens from a few addresses: the platform is hardly called, and a person can still sign in. */
export const unknownTokens: Attack = {
  name: 'unknown tokens',
  run: async ({ start }) => {
    const platform = await openPlatform();
    const { simulator } = platform;
    try {
      const { url } = await start({ ...platform.env(), TRUST_PROXY: '1' });
      const call = (token: string, address: string) =>
        send(`${url}/api/private/badges`, {
          headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address },
        });
      const cost = () => simulator.control.counters().invalidRequests;
      const before = cost();
      const guess = async (address: string) => {
        for (let sent = 0; sent < TOKENS_EACH; sent += 1) await call(randomBytes(24).toString('base64url'), address);
      };
      await Promise.all(Array.from({ length: ADDRESSES }, (_, index) => guess(`203.0.113.${index}`)));
      const guessed = cost() - before;
      const malformed = cost();
      for (const token of ['x', 'a'.repeat(19), 'no/token~at+all-of-the-platform==']) await call(token, '203.0.113.9');
      const afterMalformed = cost() - malformed;
      const { accessToken } = simulator.world.issueToken(platform.ownerId, ['identify', 'guilds']);
      const person = await call(accessToken, '203.0.113.10');
      return [
        {
          tried: `${ADDRESSES * TOKENS_EACH} tokens from ${ADDRESSES} addresses`,
          allowed: `${COST_MAX} refused by the platform`,
          observed: String(guessed),
          hasPassed: guessed <= COST_MAX,
        },
        {
          tried: 'tokens that can be none',
          allowed: '0 refused by the platform',
          observed: String(afterMalformed),
          hasPassed: afterMalformed === 0,
        },
        {
          tried: 'a person who signs in meanwhile',
          allowed: '200',
          observed: String(person.status),
          hasPassed: person.status === 200,
        },
      ];
    } finally {
      await simulator.close();
    }
  },
};
