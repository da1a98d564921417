import { type BlockList, type IPVersion, isIP } from 'node:net';

/** Whether an address is in one of the networks. An IPv4 address written as IPv6 counts as the same address. */
export function isWithin(networks: BlockList, address: string): boolean {
  const family = familyOf(address);
  return family !== null && networks.check(address, family);
}

/** The address family; null if the text is not an address. */
export function familyOf(address: string): IPVersion | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}
