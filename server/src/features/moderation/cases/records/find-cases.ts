import type { CaseType } from '@perigee/core/moderation/cases/case';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Case, CaseKey } from './case-record.ts';
import { type CaseRow, readCase } from './read-case.ts';

export interface CaseMemberKey {
  guildId: string;
  memberId: string;
}

/** Cases of any guilds, in the order of the keys; null for unknown ones. */
export async function findCases(db: Db | DbTransaction, keys: readonly CaseKey[]): Promise<(Case | null)[]> {
  const guildIds = keys.map(({ guildId }) => guildId);
  const numbers = keys.map(({ number }) => number);
  const { rows } = await sql<CaseRow>`
    select cases.* from unnest(${guildIds}::bigint[], ${numbers}::integer[]) as given (guild_id, number)
    join cases on cases.guild_id = given.guild_id and cases.number = given.number`.execute(db);
  const found = new Map(rows.map((row) => [`${row.guild_id} ${row.number}`, readCase(row)]));
  return keys.map(({ guildId, number }) => found.get(`${guildId} ${number}`) ?? null);
}

/**
 * The number of warns in force per member, in the order of the members. Warns that have expired but are not yet marked
 * as such do not count.
 */
export async function countActiveWarns(db: Db | DbTransaction, members: readonly CaseMemberKey[]): Promise<number[]> {
  const guildIds = members.map(({ guildId }) => guildId);
  const memberIds = members.map(({ memberId }) => memberId);
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*)::integer from cases
      where cases.guild_id = given.guild_id and cases.member_id = given.member_id and type = 'warn' and state = 'done'
        and (ends_at is null or ends_at > clock_timestamp())
    ) as count
    from unnest(${guildIds}::bigint[], ${memberIds}::bigint[]) with ordinality as given (guild_id, member_id, place)
    order by given.place`.execute(db);
  return rows.map(({ count }) => count);
}

/** A member and a case type. */
export interface InForceKey extends CaseMemberKey {
  type: CaseType;
}

/** Each member's cases of a type that are in force now, oldest first, in the order of the keys. */
export async function findInForce(db: Db | DbTransaction, keys: readonly InForceKey[]): Promise<Case[][]> {
  const guildIds = keys.map(({ guildId }) => guildId);
  const memberIds = keys.map(({ memberId }) => memberId);
  const types = keys.map(({ type }) => type);
  const { rows } = await sql<CaseRow & { place: number }>`
    select cases.*, given.place::integer as place
    from unnest(${guildIds}::bigint[], ${memberIds}::bigint[], ${types}::text[])
      with ordinality as given (guild_id, member_id, type, place)
    join cases on cases.guild_id = given.guild_id and cases.member_id = given.member_id and cases.type = given.type
    where cases.state = 'done' order by cases.number`.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return keys.map((_key, index) => (byPlace.get(index + 1) ?? []).map(readCase));
}
