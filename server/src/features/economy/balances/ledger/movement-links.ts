import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';

/** The other movement of a reversal. */
export interface LinkedMovement {
  operationId: string;
  kind: string;
  subject: string | null;
  at: Date;
}

interface Links {
  /** The part that left circulation as commission. */
  commission: number;
  /** The movement that reversed it. */
  reversal: LinkedMovement | null;
  /** The movement it reverses. */
  reverses: LinkedMovement | null;
}

/** Commission and reversals of movements, by operation id. */
export async function linksOf(db: Db, guildId: string, operationIds: readonly string[]): Promise<Map<string, Links>> {
  if (operationIds.length === 0) return new Map();
  const { rows } = await sql<{
    operationId: string;
    commission: string | null;
    reversal: LinkedMovement | null;
    reverses: LinkedMovement | null;
  }>`
    select o.id as "operationId",
      (
        select amount from account_entries
        where guild_id = ${guildId}::bigint and operation_id = o.id and account = 'commission'
      ) as commission,
      (
        select ${describeMovement(sql`r.reversal_id`)} from operation_reversals r
        where r.guild_id = ${guildId}::bigint and r.operation_id = o.id limit 1
      ) as reversal,
      (
        select ${describeMovement(sql`r.operation_id`)} from operation_reversals r
        where r.guild_id = ${guildId}::bigint and r.reversal_id = o.id limit 1
      ) as reverses
    from unnest(${[...new Set(operationIds)]}::bigint[]) as o(id)`.execute(db);
  return new Map(
    rows.map(({ operationId, commission, reversal, reverses }) => [
      operationId,
      { commission: Math.abs(Number(commission ?? 0)), reversal: read(reversal), reverses: read(reverses) },
    ]),
  );
}

/**
 * Describes a movement by one of its rows: the row with that id if it is a movement by itself, else the first that
 * carries it as its operation id.
 */
function describeMovement(id: ReturnType<typeof sql>) {
  return sql`(
    select json_build_object('operationId', coalesce(l.operation_id, l.id)::text, 'kind', l.kind, 'subject', l.subject, 'at', l.at)
    from (
      (select * from ledger where ledger.id = ${id} and ledger.operation_id is null)
      union all (select * from ledger where ledger.operation_id = ${id} limit 1)
    ) l limit 1
  )`;
}

/** Dates inside JSON arrive as text. */
function read(linked: LinkedMovement | null): LinkedMovement | null {
  return linked && { ...linked, at: new Date(linked.at) };
}
