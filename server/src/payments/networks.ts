import { BlockList, isIP } from 'node:net';

/** Where YooKassa's notifications come from (https://yookassa.ru/developers/using-api/webhooks). */
export const YOOKASSA_NETWORKS =
  '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32';

/** This machine, where the payments sandbox of a demo is. */
export const OWN_NETWORKS = '127.0.0.0/8,::1';

/** Networks and single addresses, IPv4 and IPv6, as one list. @returns the first entry that is neither, as `wrong`. */
export function parseNetworks(text: string): { networks: BlockList } | { wrong: string } {
  const networks = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', length] = entry.split('/');
    const family = familyOf(address);
    const bits = length === undefined ? BITS[family ?? 'ipv4'] : Number(length);
    const isWhole = length === undefined || /^\d{1,3}$/.test(length);
    if (family === null || !isWhole || bits > BITS[family]) return { wrong: entry };
    networks.addSubnet(address, bits, family);
  }
  return { networks };
}

/** Whether an address is in one of the networks; one of IPv4 written as IPv6 is the same address. */
export function isWithin(networks: BlockList, address: string): boolean {
  const family = familyOf(address);
  return family !== null && networks.check(address, family);
}

const BITS = { ipv4: 32, ipv6: 128 };

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}
