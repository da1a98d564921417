import type { Attack, Finding } from './attack.ts';

const ADDRESSES = [
  '/api/%ff',
  '/%00',
  '/api//',
  '/api/../../etc/passwd',
  '/api/guilds/%2e%2e/info',
  `/${'a'.repeat(8000)}`,
];

/** URLs of no page are answered as not found or invalid, never with a server error. */
export const hostileAddresses: Attack = {
  name: 'hostile addresses',
  run: async ({ start }) => {
    const { url } = await start();
    return Promise.all(ADDRESSES.map((address) => tryAddress(url, address)));
  },
};

async function tryAddress(url: string, address: string): Promise<Finding> {
  const { status } = await fetch(url + address);
  return {
    tried: address.slice(0, 40),
    allowed: '4xx',
    observed: String(status),
    hasPassed: status >= 400 && status < 500,
  };
}
