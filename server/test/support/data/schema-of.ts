import { type Kysely, sql } from 'kysely';

/** The parts of a table that programs rely on. */
export interface TableShape {
  /** By name: type, whether a default or null makes it optional, and whether it may be null. */
  columns: Record<string, { type: string; mayBeLeftOut: boolean; mayBeNull: boolean }>;
  /** By name, with their columns: keys, checks and references. */
  constraints: Record<string, { says: string; columns: string[] }>;
  /** By name. */
  indexes: Record<string, { says: string; isUnique: boolean }>;
  triggers: string[];
  /** Storage location of its rows: a change means that the whole table was rewritten. */
  place: string;
}

export type Schema = Record<string, TableShape>;

/** Every table of the database except the migrator's own and partitions, which have the shape of their table. */
export async function schemaOf<Any>(db: Kysely<Any>): Promise<Schema> {
  const { rows } = await sql<{ name: string; shape: TableShape }>`
    select c.relname as name, json_build_object(
      'columns', (
        select json_object_agg(a.attname, json_build_object(
          'type', format_type(a.atttypid, a.atttypmod),
          'mayBeLeftOut', not a.attnotnull or a.atthasdef or a.attidentity <> '',
          'mayBeNull', not a.attnotnull))
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
      'constraints', coalesce((
        select json_object_agg(k.conname, json_build_object(
          'says', pg_get_constraintdef(k.oid),
          'columns', (select coalesce(json_agg(a.attname), '[]') from pg_attribute a
            where a.attrelid = c.oid and a.attnum = any(k.conkey))))
        from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n'), '{}'),
      'indexes', coalesce((
        select json_object_agg(i.relname, json_build_object(
          'says', pg_get_indexdef(x.indexrelid), 'isUnique', x.indisunique))
        from pg_index x join pg_class i on i.oid = x.indexrelid where x.indrelid = c.oid), '{}'),
      'triggers', coalesce((
        select json_agg(t.tgname order by t.tgname) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal), '[]'),
      'place', coalesce(pg_relation_filenode(c.oid)::text, '')
    ) as shape
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely\\_%'
    order by c.relname`.execute(db);
  return Object.fromEntries(rows.map(({ name, shape }) => [name, shape]));
}
