import { distributionOf } from '@perigee/core/insights/economy-health/distribution';
import type { HealthPeriod } from '@perigee/core/insights/economy-health/periods';
import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { readWealth, secondsBehind } from '../../economy/index.ts';
import type { NameMembers } from '../../community/index.ts';
import { readFlows } from './read-flows.ts';
import { ECONOMY_PROGRESS } from './summaries.ts';
import { describePeople, readEarnings, readMovements, readSuspects } from './read-people.ts';
import { onlyRow } from '../../../database/only-row.ts';

/** The state of a server's economy, from maintained sums. */
export interface EconomyHealthService {
  read(guildId: string, period: HealthPeriod): Promise<EconomyHealth>;
}

interface HealthDependencies {
  db: Db;
  nameMembers: NameMembers;
  /** The time zone of a server's days. */
  zoneOf: (guildId: string) => Promise<string>;
}

/** Sums and trends of a guild's economy. */
export function createEconomyHealth({ db, nameMembers, zoneOf }: HealthDependencies): EconomyHealthService {
  return {
    async read(guildId, period) {
      const timeZone = await zoneOf(guildId);
      const [flows, distribution, movements, suspects, earnings, isCounting] = await Promise.all([
        readFlows(db, guildId, period, timeZone),
        readDistribution(db, guildId),
        readMovements(db, guildId, period, timeZone),
        readSuspects(db, guildId),
        readEarnings(db, guildId),
        isBehind(db),
      ]);
      const named = [
        ...movements.flatMap(({ userId, peerId }) => [userId, peerId]),
        ...suspects.map((one) => one.userId),
      ];
      const userIds = [...new Set(named.filter((userId) => userId !== null))];
      const people = describePeople({ movements, suspects }, await nameMembers(guildId, userIds));
      return { period, timeZone, ...flows, isCounting, distribution, ...people, earnings };
    },
  };
}

async function readDistribution(db: Db, guildId: string): Promise<EconomyHealth['distribution']> {
  const { runs, error } = await readWealth(db, guildId);
  const distribution = distributionOf(runs);
  return distribution === null ? null : { ...distribution, error: error / distribution.total };
}

/** Far longer than processing rows ever takes, except for the initial run, in seconds. */
const LAG_MAX_S = 30;

async function isBehind(db: Db): Promise<boolean> {
  const age = await sql<{ seconds: number }>`select ${secondsBehind(ECONOMY_PROGRESS)} as seconds`.execute(db);
  return onlyRow(age).seconds > LAG_MAX_S;
}
