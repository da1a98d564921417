import type { CaseType } from '@perigee/core/moderation/cases/case';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { createBatcher, GATHER_MS } from '../../../../database/batcher.ts';
import type { Case, CaseKey } from './case-record.ts';
import { type CaseRow, readCase } from './read-case.ts';

/** Reads cases, also within a transaction. */
export interface CaseStore {
  find(key: CaseKey): Promise<Case | null>;
  /** In the order of their numbers; unknown numbers are left out. */
  list(guildId: string, numbers: readonly number[]): Promise<Case[]>;
  /** A member's cases of a type that are in force now, oldest first. */
  inForce(guildId: string, memberId: string, type: CaseType): Promise<Case[]>;
  /** The number of a member's warns in force. */
  countActiveWarns(guildId: string, memberId: string): Promise<number>;
  /** A member's newest cases of these types, newest first. */
  recent(guildId: string, memberId: string, types: readonly CaseType[]): Promise<Case[]>;
  /** Those of the members who have a case of these types under way that was opened before this number. */
  busyBefore(
    guildId: string,
    number: number,
    members: { ids: readonly string[]; types: readonly CaseType[] },
  ): Promise<ReadonlySet<string>>;
  /** Cases that follow from these, oldest first. */
  followersOf(guildId: string, numbers: readonly number[]): Promise<Case[]>;
}

/** Recent cases of a member that may explain an event of the platform. */
const RECENT = 20;

export function createCaseStore(db: Db | DbTransaction): CaseStore {
  const of = (guildId: string) => db.selectFrom('cases').selectAll().where('guild_id', '=', guildId);
  const ofMember = (guildId: string, memberId: string) => of(guildId).where('member_id', '=', memberId);
  // Under load, concurrent lookups are batched into one statement.
  const find = createBatcher((keys: readonly CaseKey[]) => findCases(db, keys));
  const countWarns = createBatcher((members: readonly CaseMemberKey[]) => countActiveWarns(db, members));
  const inForce = createBatcher((keys: readonly InForceKey[]) => findInForce(db, keys), { gatherMs: GATHER_MS });

  return {
    find,
    countActiveWarns: (guildId, memberId) => countWarns({ guildId, memberId }),

    async list(guildId, numbers) {
      const [number] = numbers;
      if (number === undefined) return [];
      if (numbers.length === 1) {
        const found = await find({ guildId, number });
        return found === null ? [] : [found];
      }
      const rows = await of(guildId).where('number', 'in', numbers).orderBy('number').execute();
      return rows.map(readCase);
    },

    inForce: (guildId, memberId, type) => inForce({ guildId, memberId, type }),

    async recent(guildId, memberId, types) {
      const newest = ofMember(guildId, memberId).where('type', 'in', types).orderBy('number', 'desc').limit(RECENT);
      return (await newest.execute()).map(readCase);
    },

    async busyBefore(guildId, number, { ids, types }) {
      if (ids.length === 0) return new Set();
      const busy = of(guildId).where('member_id', 'in', ids).where('type', 'in', types).where('number', '<', number);
      const rows = await busy.where('state', '=', 'pending').execute();
      return new Set(rows.map(({ member_id: memberId }) => memberId));
    },

    async followersOf(guildId, numbers) {
      if (numbers.length === 0) return [];
      const rows = await of(guildId).where('linked_number', 'in', numbers).orderBy('number').execute();
      return rows.map(readCase);
    },
  };
}

interface CaseMemberKey {
  guildId: string;
  memberId: string;
}

/** Cases of any guilds, in the order of the keys; null for unknown ones. */
async function findCases(db: Db | DbTransaction, keys: readonly CaseKey[]): Promise<(Case | null)[]> {
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
interface InForceKey extends CaseMemberKey {
  type: CaseType;
}

/** Each member's cases of a type that are in force now, oldest first, in the order of the keys. */
async function findInForce(db: Db | DbTransaction, keys: readonly InForceKey[]): Promise<Case[][]> {
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
