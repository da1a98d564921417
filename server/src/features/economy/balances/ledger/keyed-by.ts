import { type RawBuilder, sql } from 'kysely';

/**
 * SQL that yields a movement id for each row of `allowed`, a table of the same statement; none if the key exists
 * already.
 */
export function keyedBy(guildId: string, key: string | undefined, allowed: RawBuilder<unknown>): RawBuilder<unknown> {
  if (key === undefined) return sql`select nextval('ledger_id_seq') as operation_id from ${allowed}`;
  return sql`
    insert into operation_keys (guild_id, key, operation_id)
    select ${guildId}::bigint, ${key}, nextval('ledger_id_seq') from ${allowed}
    on conflict do nothing
    returning operation_id`;
}
