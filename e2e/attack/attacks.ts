import type { Attack } from './attack.ts';
import { hostileAddresses } from './hostile-addresses.ts';
import { mutedDatabase } from './muted-database.ts';
import { mutedPlatform } from './muted-platform.ts';
import { mutedRedis } from './muted-redis.ts';
import { processesAtOnce } from './processes-at-once.ts';
import { unknownTokens } from './unknown-tokens.ts';

/** All attacks, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [
  hostileAddresses,
  mutedDatabase,
  mutedRedis,
  mutedPlatform,
  processesAtOnce,
  unknownTokens,
];
