import type { ColumnType, Generated } from 'kysely';

/** JSON goes in as text and comes out parsed. */
type Json = ColumnType<unknown, string, string>;

/** The newest saved value of each section; a section nobody saved has no row. */
interface GuildSettingsTable {
  guild_id: string;
  section: string;
  /** Counts the saves of this section, from 1. */
  version: number;
  value: Json;
}

/** Every value a section ever had, one row a save. */
interface GuildSettingsHistoryTable extends GuildSettingsTable {
  /** Grows from save to save, over all sections. */
  id: Generated<string>;
  saved_by: string;
  saved_at: Generated<Date>;
  /** The same in all rows that were saved together; null in what followed from another save, and in rows of old. */
  change_id: Generated<string | null>;
}

export interface SettingsTables {
  guild_settings: GuildSettingsTable;
  guild_settings_history: GuildSettingsHistoryTable;
}
