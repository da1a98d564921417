import type { CaseType } from '@perigee/core/moderation/cases/case';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { createBatcher, GATHER_MS } from '../../../../database/batcher.ts';
import type { Case, CaseKey } from './case-record.ts';
import { countActiveWarns, findCases, findInForce, type InForceKey, type CaseMemberKey } from './find-cases.ts';
import { readCase } from './read-case.ts';

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
