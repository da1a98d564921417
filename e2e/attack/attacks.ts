import type { Attack } from './attack.ts';
import { borrowedRoles } from './borrowed-roles.ts';
import { dearestBodies } from './dearest-bodies.ts';
import { hostileAddresses } from './hostile-addresses.ts';
import { hostileCalls } from './calls/hostile-calls.ts';
import { mutedDatabase } from './muted-database.ts';
import { mutedPayments } from './muted-payments.ts';
import { mutedPlatform } from './muted-platform.ts';
import { mutedRedis } from './muted-redis.ts';
import { processesAtOnce } from './processes-at-once.ts';
import { slowClients } from './slow-clients.ts';
import { unknownTokens } from './unknown-tokens.ts';

/** All attacks, in the order they run. */
export const ATTACKS: readonly Attack[] = [
  hostileAddresses,
  hostileCalls,
  borrowedRoles,
  dearestBodies,
  slowClients,
  mutedDatabase,
  mutedRedis,
  mutedPlatform,
  mutedPayments,
  processesAtOnce,
  unknownTokens,
];
