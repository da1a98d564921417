import type { NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { type NativeRow, readNativeRow } from './native-row.ts';

type RowKey = Pick<NativeRow, 'guildId' | 'rule'>;

/** The outcome of an attempt; fields left out are reset. */
export type NativeOutcome = Pick<NativeRow, 'state'> &
  Partial<Pick<NativeRow, 'reason' | 'problem' | 'gaps' | 'drift' | 'driftBy'>>;

export interface NativeStore {
  list(guildId: string): Promise<NativeRow[]>;
  find(key: RowKey): Promise<NativeRow | null>;
  /** The rule that a filter on the platform belongs to; null for filters of others. */
  ruleOf(guildId: string, nativeId: string): Promise<NativeRuleKey | null>;
  /** Returns the row, inserting it if it does not exist. */
  open(key: RowKey, input: string): Promise<NativeRow | null>;
  /** Saves what is known about the filter itself, whatever the settings say by now. */
  noteFilter(
    key: RowKey,
    filter: Partial<Pick<NativeRow, 'nativeId' | 'sent' | 'written' | 'isSending'>>,
  ): Promise<void>;
  /** Saves the outcome, unless something else was requested meanwhile, which has a job of its own. */
  settle(row: RowKey & Pick<NativeRow, 'revision'>, outcome: NativeOutcome): Promise<void>;
  /** Saves why the last attempt failed; it will be retried. */
  noteProblem(key: RowKey, problem: string): Promise<void>;
  /** Deletes the row of a rule that is off, unless it was requested again meanwhile. */
  remove(row: RowKey & Pick<NativeRow, 'revision'>): Promise<void>;
  /** Deletes the rows of a guild the bot has left. */
  forgetGuild(guildId: string): Promise<void>;
  /** Rows after that one, in key order. */
  after(last: RowKey | null, limit: number): Promise<RowKey[]>;
}

/** States of platform filters in the database. */
export function createNativeStore(db: Db): NativeStore {
  const find: NativeStore['find'] = async ({ guildId, rule }) => {
    const [row] = await listNative(db, guildId, rule);
    return row ?? null;
  };

  return {
    list: (guildId) => listNative(db, guildId),
    find,

    async ruleOf(guildId, nativeId) {
      const rows = await listNative(db, guildId);
      return rows.find((row) => row.nativeId === nativeId)?.rule ?? null;
    },

    async open(key, input) {
      await db
        .insertInto('automod_native')
        .values({ guild_id: key.guildId, rule: key.rule, state: 'pending', input })
        .onConflict((conflict) => conflict.columns(['guild_id', 'rule']).doNothing())
        .execute();
      return find(key);
    },

    async after(last, limit) {
      let query = db.selectFrom('automod_native').selectAll().orderBy('guild_id').orderBy('rule').limit(limit);
      if (last !== null) query = query.where(sql<boolean>`(guild_id, rule) > (${last.guildId}, ${last.rule})`);
      return (await query.execute()).flatMap(readNativeRow);
    },

    ...writing(db),
  };
}

function writing(db: Db): Pick<NativeStore, 'noteFilter' | 'settle' | 'noteProblem' | 'remove' | 'forgetGuild'> {
  const update = ({ guildId, rule }: RowKey) =>
    db.updateTable('automod_native').where('guild_id', '=', guildId).where('rule', '=', rule);
  const rowsOf = (guildId: string) => db.deleteFrom('automod_native').where('guild_id', '=', guildId);

  return {
    async noteFilter(key, { nativeId, sent, written, isSending }) {
      const columns = {
        ...(nativeId !== undefined && { native_id: nativeId }),
        ...(sent !== undefined && { sent }),
        ...(written !== undefined && { written }),
        ...(isSending !== undefined && { is_sending: isSending }),
      };
      await update(key).set(columns).execute();
    },

    async settle({ revision, ...key }, { state, reason = null, problem = null, gaps = [], ...drifted }) {
      const { drift = null, driftBy = null } = drifted;
      const by = { drift_by: driftBy?.id ?? null, drift_by_name: driftBy?.name ?? null };
      const columns = { state, reason, problem, drift, ...by, gaps: JSON.stringify(gaps) };
      await update(key).where('revision', '=', revision).set(columns).execute();
    },

    async noteProblem(key, problem) {
      await update(key).set({ problem }).execute();
    },

    async remove({ guildId, rule, revision }) {
      await rowsOf(guildId).where('rule', '=', rule).where('revision', '=', revision).execute();
    },

    async forgetGuild(guildId) {
      await rowsOf(guildId).execute();
    },
  };
}

/** The rows of a guild, or of one rule in it. */
export async function listNative(db: Db | DbTransaction, guildId: string, rule?: NativeRuleKey): Promise<NativeRow[]> {
  let query = db.selectFrom('automod_native').selectAll().where('guild_id', '=', guildId);
  if (rule !== undefined) query = query.where('rule', '=', rule);
  return (await query.execute()).flatMap(readNativeRow);
}
