import type { Attack } from './attack.ts';
import { hostileAddresses } from './hostile-addresses.ts';
import { slowClients } from './slow-clients.ts';

/** All attacks, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [hostileAddresses, slowClients];
