import { RESET_STATES, type ResetProgress, UNDO_MS } from '@perigee/core/economy/balances/schema';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { MASS_KINDS, type MassKind } from './mass-step.ts';

/** The current state of a change of many balances. */
export interface MassChange extends Omit<ResetProgress, 'startedBy' | 'order'> {
  startedBy: string;
  kind: MassKind;
  /** The amount to give, to take at most, or to leave to each member; 0 for a reset. */
  amount: number;
  /** The role it is for; null for everybody. */
  roleId: string | null;
  reason: string | null;
  /** Members who had less than was to be taken, by the change or its undo. */
  short: number;
  channelId: string | null;
  messageId: string | null;
  /** The last member id of the search or step. */
  lastUserId: string;
}

/** Selects the changes of a guild. */
export function changesOf(db: Db | DbTransaction, guildId: string) {
  return db
    .selectFrom('mass_changes')
    .select(['id', 'state', 'done', 'total', 'started_by as startedBy', 'started_at as startedAt'])
    .select(['kind', 'amount', 'role_id as roleId', 'reason', 'short'])
    .select(['channel_id as channelId', 'message_id as messageId', 'last_user_id as lastUserId'])
    .where('guild_id', '=', guildId);
}

type ChangeRow = NonNullable<Awaited<ReturnType<ReturnType<typeof changesOf>['executeTakeFirst']>>>;

/** Converts a row to a change of many balances. */
export function readChange({ state, kind, amount, startedAt, ...row }: ChangeRow): MassChange {
  return {
    ...row,
    state: RESET_STATES.find((each) => each === state) ?? 'done',
    kind: massKind(kind),
    amount: Number(amount ?? 0),
    startedAt: startedAt.toISOString(),
    undoUntil: new Date(startedAt.getTime() + UNDO_MS).toISOString(),
  };
}

/** The kind of a change of many balances; unknown kinds count as a reset. */
export function massKind(kind: string): MassKind {
  return MASS_KINDS.find((each) => each === kind) ?? 'reset';
}

/** Whether a change of many balances is still in progress. */
export function isUnderWay(state: string): boolean {
  return state === 'listing' || state === 'running' || state === 'undoing';
}

/**
 * Locks the guild's changes until the transaction ends, so that concurrent starts run one after the other. Returns
 * whether one is under way.
 */
export async function lockChanges(tx: DbTransaction, guildId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('balance reset', ${guildId}::bigint))`.execute(tx);
  const newest = await changesOf(tx, guildId)
    .where('state', 'in', ['listing', 'running', 'undoing'])
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return newest !== undefined;
}
