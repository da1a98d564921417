import { BlockList, isIP } from 'node:net';

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
