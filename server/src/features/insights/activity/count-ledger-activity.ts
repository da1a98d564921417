import { ACTIVITY_DAYS } from '@perigee/core/base/activity/kinds';
import { ACTIVITY_OF_KINDS } from '@perigee/core/economy/balances/kind-names';
import { sql } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import { movementsBetween } from '../../economy/index.ts';
import { ADDED_UP } from './activity-buffer.ts';

/** Counts feature activity from the ledger rows of the transactions from `from` (inclusive) to `upTo` (exclusive). */
export async function countLedgerActivity(tx: DbTransaction, from: string, upTo: string): Promise<void> {
  await sql`
    insert into guild_activity as a (guild_id, kind, hour, times, last_at, last_user_id)
    select guild_id, feature, date_trunc('hour', at, 'UTC'), count(*), max(at), (array_agg(user_id order by id desc))[1]
    from ${movementsBetween(from, upTo)} l
    join unnest(${[...ACTIVITY_OF_KINDS.keys()]}::text[], ${[...ACTIVITY_OF_KINDS.values()]}::text[]) as f (name, feature)
      on f.name = l.kind
    where at >= now() - make_interval(days => ${ACTIVITY_DAYS})
    group by 1, 2, 3 order by 1, 2, 3
    ${ADDED_UP}`.execute(tx);
}
