import type { SectionName } from '@perigee/core/community/settings/sections';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';

export interface HistoryFilter {
  guildId: string;
  section?: SectionName | undefined;
  savedBy?: string | undefined;
  /** Id of a save; only earlier saves are listed. */
  before?: string | undefined;
}

/**
 * What one person saved of a section within one minute, and its value before that; `previous` is null for the first
 * save.
 */
export interface HistoryRow {
  id: string;
  section: string;
  version: number;
  /** The version before these saves; null for the first. */
  versionBefore: number | null;
  isCurrent: boolean;
  savedBy: string;
  savedAt: Date;
  /** The change this save was part of. */
  change: string | null;
  value: unknown;
  previous: unknown;
}

/** A section at a past moment, and its version now; `version` is null where nobody had saved it yet. */
export interface PastRow {
  section: string;
  versionNow: number;
  version: number | null;
  value: unknown;
}

export interface HistoryStore {
  /** Newest first, at most `limit`. */
  list(filter: HistoryFilter, limit: number): Promise<HistoryRow[]>;
  /** Every section that has ever been saved. */
  at(guildId: string, moment: Date): Promise<PastRow[]>;
}

/** Reads saved versions of settings from the database. */
export function createHistoryStore(db: Db): HistoryStore {
  return {
    async list({ guildId, section, savedBy, before }, limit) {
      let query = savesOf(db)
        .where('save.guild_id', '=', guildId)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('guild_settings_history as next')
                .select('next.id')
                .whereRef('next.guild_id', '=', 'save.guild_id')
                .whereRef('next.section', '=', 'save.section')
                .where('next.version', '=', sql<number>`save.version + 1`)
                .where(isTogether('next')),
            ),
          ),
        );
      if (section !== undefined) query = query.where('save.section', '=', section);
      if (savedBy !== undefined) query = query.where('save.saved_by', '=', savedBy);
      if (before !== undefined) query = query.where('save.id', '<', before);
      return query.orderBy('save.id', 'desc').limit(limit).execute();
    },

    at: (guildId, moment) =>
      db
        .selectFrom('guild_settings as now')
        .leftJoinLateral(
          (eb) =>
            eb
              .selectFrom('guild_settings_history as save')
              .select(['save.version', 'save.value'])
              .whereRef('save.guild_id', '=', 'now.guild_id')
              .whereRef('save.section', '=', 'now.section')
              // Clients get the time of a save in milliseconds, so it is compared in milliseconds.
              .where(sql<boolean>`date_trunc('milliseconds', save.saved_at) <= ${moment.toISOString()}::timestamptz`)
              .orderBy('save.version', 'desc')
              .limit(1)
              .as('past'),
          (join) => join.onTrue(),
        )
        .select(['now.section', 'now.version as versionNow', 'past.version', 'past.value'])
        .where('now.guild_id', '=', guildId)
        .where('now.version', '>', 0)
        .execute(),
  };
}

/** Saves joined with the current version, and with the last earlier save by another person or in another minute. */
function savesOf(db: Db) {
  return db
    .selectFrom('guild_settings_history as save')
    .innerJoin('guild_settings as now', (join) =>
      join.onRef('now.guild_id', '=', 'save.guild_id').onRef('now.section', '=', 'save.section'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('guild_settings_history as former')
          .select(['former.version', 'former.value'])
          .whereRef('former.guild_id', '=', 'save.guild_id')
          .whereRef('former.section', '=', 'save.section')
          .whereRef('former.version', '<', 'save.version')
          .where(({ not }) => not(isTogether('former')))
          .orderBy('former.version', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select([
      'save.id',
      'save.section',
      'save.version',
      'save.saved_by as savedBy',
      'save.saved_at as savedAt',
      'save.change_id as change',
      'save.value',
      'before.version as versionBefore',
      'before.value as previous',
      sql<boolean>`save.version = now.version`.as('isCurrent'),
    ]);
}

/** Whether another save is by the same person within the same minute of the clock. */
function isTogether(other: 'next' | 'former') {
  return sql<boolean>`(${sql.ref(other)}.saved_by = save.saved_by
    and date_trunc('minute', ${sql.ref(other)}.saved_at) = date_trunc('minute', save.saved_at))`;
}
