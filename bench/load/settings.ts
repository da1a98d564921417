import type { Db } from '../../server/src/database/database.ts';

/** Stores a section as its page saves it, before any process runs. */
export async function storeSettings(db: Db, guildId: string, section: string, value: unknown): Promise<void> {
  const row = { guild_id: guildId, section, value: JSON.stringify(value), version: 1 };
  await db.insertInto('guild_settings').values(row).execute();
}
