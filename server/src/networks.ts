import { type BlockList, type IPVersion, isIP } from 'node:net';

/** Whether an address is in one of the networks; one of IPv4 written as IPv6 is the same address. */
export function isWithin(networks: BlockList, address: string): boolean {
  const family = familyOf(address);
  return family !== null && networks.check(address, family);
}

/** Null for what is no address. */
export function familyOf(address: string): IPVersion | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}
