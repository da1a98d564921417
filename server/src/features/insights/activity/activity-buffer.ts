import type { ActivityKind } from '@perigee/core/base/activity/kinds';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

/** Records that something happened in a guild. */
export type NoteActivity = (guildId: string, kind: ActivityKind, userId?: string) => void;

/** Counts that are not written yet. */
interface BufferedCount {
  guildId: string;
  kind: ActivityKind;
  /** In whole hours since 1970. */
  hour: number;
  times: number;
  lastAt: number;
  userId: string | null;
}

export interface ActivityBuffer {
  /** Counts in memory only, so it is cheap enough to call for every message. */
  note: NoteActivity;
  /** Writes the counts to the database. On failure, what was not written stays counted for the next flush. */
  flush(): Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Rows per statement. */
const ROWS_MAX = 1_000;

/** Distinct counters held at once. Beyond that, new ones are dropped until the next flush. */
const WAITING_MAX = 100_000;

/** Counts activity in guilds and writes it as one row per guild, kind and hour. */
export function createActivityBuffer(db: Db): ActivityBuffer {
  let waiting = new Map<string, BufferedCount>();
  let flushing = Promise.resolve();

  const add = (noted: BufferedCount) => {
    const key = `${noted.guildId} ${noted.kind} ${noted.hour}`;
    const existing = waiting.get(key);
    if (existing !== undefined) {
      existing.times += noted.times;
      if (noted.lastAt >= existing.lastAt) Object.assign(existing, { lastAt: noted.lastAt, userId: noted.userId });
    } else if (waiting.size < WAITING_MAX) waiting.set(key, noted);
  };

  const writeAll = async () => {
    // The same order in every process, so that concurrent upserts cannot deadlock.
    const rows = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, noted]) => noted);
    waiting = new Map();
    try {
      while (rows.length > 0) {
        await write(db, rows.slice(0, ROWS_MAX));
        rows.splice(0, ROWS_MAX);
      }
    } catch (error) {
      for (const noted of rows) add(noted);
      throw error;
    }
  };

  return {
    note(guildId, kind, userId) {
      const now = Date.now();
      add({ guildId, kind, hour: Math.floor(now / HOUR_MS), times: 1, lastAt: now, userId: userId ?? null });
    },

    flush() {
      flushing = flushing.catch(() => undefined).then(writeAll);
      return flushing;
    },
  };
}

async function write(db: Db, rows: readonly BufferedCount[]): Promise<void> {
  await sql`
    insert into guild_activity as a (guild_id, kind, hour, times, last_at, last_user_id)
    select * from unnest(
      ${rows.map(({ guildId }) => guildId)}::bigint[],
      ${rows.map(({ kind }) => kind)}::text[],
      ${rows.map(({ hour }) => new Date(hour * HOUR_MS).toISOString())}::timestamptz[],
      ${rows.map(({ times }) => times)}::integer[],
      ${rows.map(({ lastAt }) => new Date(lastAt).toISOString())}::timestamptz[],
      ${rows.map(({ userId }) => userId)}::bigint[]
    )
    ${ADDED_UP}`.execute(db);
}

/** Adds to the existing row of the hour, if there is one. */
export const ADDED_UP = sql`
  on conflict (guild_id, kind, hour) do update set times = a.times + excluded.times,
    last_user_id = case when excluded.last_at >= a.last_at then excluded.last_user_id else a.last_user_id end,
    last_at = greatest(a.last_at, excluded.last_at)`;
