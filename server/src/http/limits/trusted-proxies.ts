import type { TrustedProxies } from '../../config/config.ts';
import { isWithin } from '../../networks.ts';

/**
 * Whether to believe an address on the way of a request that it came from the next one. The way is walked from this machine
 * outwards, so what the caller wrote into the header itself is never reached.
 */
export function trustsProxy(proxies: TrustedProxies): (address: string, hops: number) => boolean {
  return typeof proxies === 'number' ? (_address, hops) => hops < proxies : (address) => isWithin(proxies, address);
}
