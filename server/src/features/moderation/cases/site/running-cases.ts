import { FAILED_SHOWN, FAILED_SHOWN_DAYS, RUNNING_SHOWN } from '@perigee/core/moderation/cases/limits';
import { LASTING_TYPES } from '@perigee/core/moderation/cases/case';
import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import type { Case } from '../records/case-record.ts';
import { type CaseRow, readCase } from '../records/read-case.ts';

export type LastingType = (typeof LASTING_TYPES)[number];

/** Cases that end by themselves, and failed ones. */
export interface RunningCases {
  /** Cases that will end by themselves, soonest first, at most RUNNING_SHOWN. */
  running(guildId: string, type: LastingType | null): Promise<Case[]>;
  /** Cases of the last FAILED_SHOWN_DAYS days that could not be carried out or ended, newest first. */
  failed(guildId: string): Promise<Case[]>;
}

const DAY_MS = 86_400_000;

export function createRunningCases(db: Db): RunningCases {
  return {
    async running(guildId, type) {
      const types = type === null ? [...LASTING_TYPES] : [type];
      const { rows } = await sql<CaseRow>`
        select soonest.* from unnest(${types}::text[]) as t(type)
        cross join lateral (
          select * from cases
          where guild_id = ${guildId}::bigint and type = t.type and state = 'done' and ends_at is not null
          order by ends_at limit ${RUNNING_SHOWN}
        ) soonest
        order by soonest.ends_at, soonest.number limit ${RUNNING_SHOWN}`.execute(db);
      return rows.map(readCase);
    },

    async failed(guildId) {
      const since = new Date(Date.now() - FAILED_SHOWN_DAYS * DAY_MS);
      const { rows } = await sql<CaseRow>`
        select * from cases
        where guild_id = ${guildId}::bigint and (state = 'failed' or (state = 'done' and problem is not null))
        order by number desc limit ${FAILED_SHOWN}`.execute(db);
      return rows.map(readCase).filter(({ createdAt }) => createdAt >= since);
    },
  };
}
