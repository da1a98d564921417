import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Case, CaseKey } from './case-record.ts';
import { type CaseRow, readCase } from './read-case.ts';

/**
 * The cases that began with the same one as this: those it follows from, and all that follow from them, oldest first.
 * Cases that lift others are no part of it.
 */
export async function findChain(db: Db | DbTransaction, { guildId, number }: CaseKey): Promise<Case[]> {
  const { rows } = await sql<CaseRow>`
    with recursive causes as (
      select number, linked_number, member_id from cases where guild_id = ${guildId}::bigint and number = ${number}
      union
      select earlier.number, earlier.linked_number, earlier.member_id from causes
      join cases earlier on earlier.guild_id = ${guildId}::bigint and earlier.number = causes.linked_number
        and earlier.member_id = causes.member_id
    ),
    chain as (
      select number, member_id from causes
      union
      select later.number, later.member_id from chain
      join cases later on later.guild_id = ${guildId}::bigint and later.linked_number = chain.number
        and later.member_id = chain.member_id and later.type not in ('unmute', 'unban')
    )
    select cases.* from cases where guild_id = ${guildId}::bigint and number in (select number from chain)
    order by number`.execute(db);
  return rows.map(readCase);
}

/** A member's cases of a type that are not over, and those that one of these cases replaced; oldest first. */
export async function findBeside(
  tx: DbTransaction,
  chain: readonly Case[],
  { guildId, member, type }: Pick<Case, 'guildId' | 'member' | 'type'>,
): Promise<{ running: Case[]; replaced: Case[] }> {
  const numbers = chain.map(({ number }) => number);
  const rows = await tx
    .selectFrom('cases')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('case_events')
          .select('seq')
          .whereRef('case_events.guild_id', '=', 'cases.guild_id')
          .whereRef('case_events.number', '=', 'cases.number')
          .where('kind', '=', 'replaced')
          .where('after', 'in', numbers.map(String)),
      ).as('is_replaced'),
    )
    .where('guild_id', '=', guildId)
    .where('member_id', '=', member.id)
    .where('type', '=', type)
    .where('number', 'not in', numbers)
    .where('state', 'in', ['pending', 'done', 'lifted'])
    .orderBy('number')
    .execute();
  return {
    running: rows.filter(({ state }) => state !== 'lifted').map(readCase),
    replaced: rows.filter(({ state, is_replaced: isReplaced }) => state === 'lifted' && isReplaced).map(readCase),
  };
}
