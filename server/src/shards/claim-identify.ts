import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { ago } from './ago.ts';

/** Between two sessions of one identify key: the platform's 5 s, and what a call may lag behind, in milliseconds. */
const IDENTIFY_EVERY_MS = 5_500;

/** Whether a session of this key may be begun now, by whoever asked first. */
export async function claimIdentify(db: Db, key: number): Promise<boolean> {
  const { rows } = await sql`
    insert into gateway_identifies (key, last_at) values (${key}, clock_timestamp())
    on conflict (key) do update set last_at = excluded.last_at
      where gateway_identifies.last_at < ${ago(IDENTIFY_EVERY_MS)}
        -- A clock that was set back keeps nobody waiting for longer than that.
        or gateway_identifies.last_at > clock_timestamp() + interval '10 seconds'
    returning key`.execute(db);
  return rows.length > 0;
}
