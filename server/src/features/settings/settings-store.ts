import type { SectionName } from '@perigee/core/settings/sections';
import { coalesce, GATHER_MS } from '../../database/coalesce.ts';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import { createSectionWriter, type HeldFirst, type SectionWriter, type StoredSection } from './section-writer.ts';

export type { StoredSection } from './section-writer.ts';

export interface SavedVersion extends StoredSection {
  savedBy: string;
  savedAt: Date;
}

interface SectionKey {
  guildId: string;
  section: SectionName;
}

/** What a section that nobody saved is taken for. */
export const NEVER_SAVED: StoredSection = { version: 0, value: null };

export interface SettingsStore extends SectionWriter {
  /** The guild's stored sections by name; what nobody saved is missing. */
  list(guildId: string): Promise<ReadonlyMap<string, StoredSection>>;
  /** What is stored of one section; undefined where nobody saved it. */
  current(key: SectionKey): Promise<unknown>;
  /** One version out of the history, or undefined; as a transaction sees it when one is given. */
  version(key: SectionKey & { version: number }, tx?: DbTransaction): Promise<SavedVersion | undefined>;
  /** Which section became which version by a change. */
  ofChange(guildId: string, change: string): Promise<{ section: string; version: number }[]>;
  /** Which of the guilds have this section saved. */
  havingSaved(section: SectionName, guildIds: readonly string[]): Promise<string[]>;
}

/** @param heldFirst Sections that follow one that is written, by its name. */
export function createSettingsStore(db: Db, events: Events, heldFirst: HeldFirst = {}): SettingsStore {
  // A process that starts asks for every server it hears of; their questions share a statement.
  const list = coalesce((guildIds: readonly string[]) => listSections(db, guildIds), { gatherMs: GATHER_MS });

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

/** The stored sections of each guild, in the order of the guilds. */
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
