import type { SectionName } from '@perigee/core/community/settings/sections';
import { createBatcher } from '../../../database/batcher.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { createSectionWriter, type LockedFirst, type SectionWriter, type StoredSection } from './section-writer.ts';

export type { StoredSection } from './section-writer.ts';

export interface SavedVersion extends StoredSection {
  savedBy: string;
  savedAt: Date;
}

interface SectionKey {
  guildId: string;
  section: SectionName;
}

/** Stands for a section that was never saved. */
export const NEVER_SAVED: StoredSection = { version: 0, value: null };

export interface SettingsStore extends SectionWriter {
  /** The guild's stored sections by name, without those never saved. */
  list(guildId: string): Promise<ReadonlyMap<string, StoredSection>>;
  /** The stored value of one section; undefined if it was never saved. */
  current(key: SectionKey): Promise<unknown>;
  /** One version from the history, or undefined. Reads within the transaction if one is given. */
  version(key: SectionKey & { version: number }, tx?: DbTransaction): Promise<SavedVersion | undefined>;
  /** The sections a change saved, with their versions. */
  ofChange(guildId: string, change: string): Promise<{ section: string; version: number }[]>;
  /** The guilds among these that have the section saved. */
  havingSaved(section: SectionName, guildIds: readonly string[]): Promise<string[]>;
}

/** Shorter than for other statements: people wait for the answers to their commands. */
const GATHER_MS = 10;

/** @param heldFirst For each section, the sections that have to follow its changes. */
export function createSettingsStore(db: Db, events: Events, heldFirst: LockedFirst = {}): SettingsStore {
  // At startup every guild's settings are read at once, so the queries are coalesced.
  const list = createBatcher((guildIds: readonly string[]) => listSections(db, guildIds), { gatherMs: GATHER_MS });

  return {
    ...createSectionWriter(events, heldFirst),

    list,

    async current({ guildId, section }) {
      const row = await db
        .selectFrom('guild_settings')
        .select('value')
        .where('guild_id', '=', guildId)
        .where('section', '=', section)
        .executeTakeFirst();
      return row?.value;
    },

    async version({ guildId, section, version }, tx) {
      const row = await (tx ?? db)
        .selectFrom('guild_settings_history')
        .select(['version', 'value', 'saved_by', 'saved_at'])
        .where('guild_id', '=', guildId)
        .where('section', '=', section)
        .where('version', '=', version)
        .executeTakeFirst();
      return row && { version, value: row.value, savedBy: row.saved_by, savedAt: row.saved_at };
    },

    ofChange: (guildId, change) =>
      db
        .selectFrom('guild_settings_history')
        .select(['section', 'version'])
        .where('guild_id', '=', guildId)
        .where('change_id', '=', change)
        .execute(),

    async havingSaved(section, guildIds) {
      if (guildIds.length === 0) return [];
      const rows = await db
        .selectFrom('guild_settings')
        .select('guild_id')
        .where('guild_id', 'in', guildIds)
        .where('section', '=', section)
        .execute();
      return rows.map((row) => row.guild_id);
    },
  };
}

/** The stored sections of each guild, in the order of the ids. */
async function listSections(db: Db, guildIds: readonly string[]): Promise<Map<string, StoredSection>[]> {
  const rows = await db
    .selectFrom('guild_settings')
    .select(['guild_id', 'section', 'version', 'value'])
    .where('guild_id', 'in', guildIds)
    .execute();
  const byGuild = Map.groupBy(rows, ({ guild_id: guildId }) => guildId);
  return guildIds.map(
    (guildId) =>
      new Map((byGuild.get(guildId) ?? []).map(({ section, version, value }) => [section, { version, value }])),
  );
}
