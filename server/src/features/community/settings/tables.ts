import type { ColumnType, Generated } from 'kysely';
import type { TableFacts } from '../../../database/table-facts.ts';

/** JSON, written as text and read as a parsed value. */
type Json = ColumnType<unknown, string, string>;

/** The latest value of each section; sections never saved have no row. */
interface GuildSettingsTable {
  guild_id: string;
  section: string;
  /** Counts the saves of this section, from 1. */
  version: number;
  value: Json;
}

/** Every saved value of a section, one row per save. */
interface GuildSettingsHistoryTable extends GuildSettingsTable {
  /** Increases with every save, across all sections. */
  id: Generated<string>;
  saved_by: string;
  saved_at: Generated<Date>;
  /** The same in all rows saved together; null for saves that followed from another one, and in old rows. */
  change_id: Generated<string | null>;
}

export interface SettingsTables {
  guild_settings: GuildSettingsTable;
  guild_settings_history: GuildSettingsHistoryTable;
}

declare module '../../../database/tables.ts' {
  interface Tables extends SettingsTables {}
}

/** Whom these tables name, and what keeps them from growing. */
export const SETTINGS_TABLES: TableFacts<SettingsTables> = {
  guild_settings: { growth: { oneRowFor: 'section of a server’s settings' } },
  guild_settings_history: {
    persons: { saved_by: 'nobody' },
    growth: { retentionReason: 'any version of the settings can be restored' },
  },
};
