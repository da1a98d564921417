import type { Attack } from './attack.ts';
import { borrowedRoles } from './borrowed-roles.ts';
import { dearestBodies } from './dearest-bodies.ts';
import { hostileAddresses } from './hostile-addresses.ts';
import { hostileCalls } from './calls/hostile-calls.ts';
import { slowClients } from './slow-clients.ts';

/** All attacks, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [hostileAddresses, hostileCalls, borrowedRoles, dearestBodies, slowClients];
