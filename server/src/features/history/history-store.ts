import type { SectionName } from '@perigee/core/settings/sections';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

export interface HistoryFilter {
  guildId: string;
  section?: SectionName | undefined;
  savedBy?: string | undefined;
  /** Only saves before this one. */
  before?: string | undefined;
}

/** One save, and what the section held before it; `previous` is null for the first. */
export interface HistoryRow {
  id: string;
  section: string;
  version: number;
  isCurrent: boolean;
  savedBy: string;
  savedAt: Date;
  value: unknown;
  previous: unknown;
}

export interface HistoryStore {
  /** From the newest on, at most `limit`. */
  list(filter: HistoryFilter, limit: number): Promise<HistoryRow[]>;
}

export function createHistoryStore(db: Db): HistoryStore {
  return {
    async list({ guildId, section, savedBy, before }, limit) {
      let query = db
        .selectFrom('guild_settings_history as save')
        .innerJoin('guild_settings as now', (join) =>
          join.onRef('now.guild_id', '=', 'save.guild_id').onRef('now.section', '=', 'save.section'),
        )
        .leftJoin('guild_settings_history as former', (join) =>
          join
            .onRef('former.guild_id', '=', 'save.guild_id')
            .onRef('former.section', '=', 'save.section')
            .on('former.version', '=', sql<number>`save.version - 1`),
        )
        .select([
          'save.id',
          'save.section',
          'save.version',
          'save.saved_by as savedBy',
          'save.saved_at as savedAt',
          'save.value',
          'former.value as previous',
          sql<boolean>`save.version = now.version`.as('isCurrent'),
        ])
        .where('save.guild_id', '=', guildId);
      if (section !== undefined) query = query.where('save.section', '=', section);
      if (savedBy !== undefined) query = query.where('save.saved_by', '=', savedBy);
      if (before !== undefined) query = query.where('save.id', '<', before);
      return query.orderBy('save.id', 'desc').limit(limit).execute();
    },
  };
}
