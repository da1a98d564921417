import { sql } from 'kysely';
import type { World } from '../world.ts';

/** The tables that contain this text anywhere, in any case, or as bytes: a secret is in none. */
export async function tablesWith({ services }: Pick<World, 'services'>, text: string): Promise<string[]> {
  const { db } = services.database;
  const bytes = Buffer.from(text).toString('hex');
  const tables = await db.introspection.getTables();
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await sql`
        select from ${sql.table(name)} as t, lower(to_jsonb(t)::text) as whole_row
        where strpos(whole_row, ${text.toLowerCase()}) > 0 or strpos(whole_row, ${bytes}) > 0 limit 1`.execute(db);
      return rows.rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat().toSorted();
}
