import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { ago } from './ago.ts';

/** Pause between two sessions of one identify key, in milliseconds: the platform's 5 s plus a margin for delays. */
const IDENTIFY_EVERY_MS = 5_500;

/** Claims the right to begin a session of this key now; the first caller gets it. */
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
