import type { TrustedProxies } from '../../config/config.ts';
import { isWithin } from '../../config/ip-networks.ts';

/**
 * Whether to trust an address in the forwarding chain to name the hop before it. The chain is walked outwards from this
 * machine, so entries forged by the client are never reached.
 */
export function trustsProxy(proxies: TrustedProxies): (address: string, hops: number) => boolean {
  return typeof proxies === 'number' ? (_address, hops) => hops < proxies : (address) => isWithin(proxies, address);
}
