import type { Db } from '../../database/database.ts';
import type { SectionName, SectionValues } from './sections.ts';

export interface SettingsStore {
  /** The guild's stored sections by name; what nobody saved is missing. */
  list(guildId: string): Promise<ReadonlyMap<string, unknown>>;
  /** Stores the section and its history row together and returns the new version. */
  save<Name extends SectionName>(save: SectionSave<Name>): Promise<number>;
}

export interface SectionSave<Name extends SectionName> {
  guildId: string;
  section: Name;
  value: SectionValues[Name];
  savedBy: string;
}

export function createSettingsStore(db: Db): SettingsStore {
  return {
    async list(guildId) {
      const rows = await db
        .selectFrom('guild_settings')
        .select(['section', 'value'])
        .where('guild_id', '=', guildId)
        .execute();
      return new Map(rows.map((row) => [row.section, row.value]));
    },

    save: ({ guildId, section, value, savedBy }) =>
      db.transaction().execute(async (tx) => {
        const key = { guild_id: guildId, section };
        const json = JSON.stringify(value);

        // The upsert locks the row: of two saves at once the second waits and gets the next version.
        const { version } = await tx
          .insertInto('guild_settings')
          .values({ ...key, version: 1, value: json })
          .onConflict((conflict) =>
            conflict.columns(['guild_id', 'section']).doUpdateSet((row) => ({
              version: row('guild_settings.version', '+', 1),
              value: json,
            })),
          )
          .returning('version')
          .executeTakeFirstOrThrow();

        await tx
          .insertInto('guild_settings_history')
          .values({ ...key, version, value: json, saved_by: savedBy })
          .execute();
        return version;
      }),
  };
}
