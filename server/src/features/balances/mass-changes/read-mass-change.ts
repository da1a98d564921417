import { RESET_STATES, type ResetProgress, UNDO_MS } from '@perigee/core/balances/schema';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { MASS_KINDS, type MassKind } from './mass-step.ts';

/** A change of many balances as it stands. */
export interface MassChange extends Omit<ResetProgress, 'startedBy' | 'order'> {
  startedBy: string;
  kind: MassKind;
  /** How much is given, or taken at most, or left to each; 0 for a reset. */
  amount: number;
  /** Who it is for; null for everybody. */
  roleId: string | null;
  reason: string | null;
  /** Members who had less than was to be taken, there or back. */
  short: number;
  channelId: string | null;
  messageId: string | null;
  /** Where a look through the guild's members got to. */
  lastUserId: string;
}

/** All changes of a guild. */
export function changesOf(db: Db | DbTransaction, guildId: string) {
  return db
    .selectFrom('mass_changes')
    .select(['id', 'state', 'done', 'total', 'started_by as startedBy', 'started_at as startedAt'])
    .select(['kind', 'amount', 'role_id as roleId', 'reason', 'short'])
    .select(['channel_id as channelId', 'message_id as messageId', 'last_user_id as lastUserId'])
    .where('guild_id', '=', guildId);
}

type ChangeRow = NonNullable<Awaited<ReturnType<ReturnType<typeof changesOf>['executeTakeFirst']>>>;

/** A row as the change of many balances it describes. */
export function readChange({ state, kind, amount, startedAt, ...row }: ChangeRow): MassChange {
  return {
    ...row,
    state: RESET_STATES.find((known) => known === state) ?? 'done',
    kind: massKind(kind),
    amount: Number(amount ?? 0),
    startedAt: startedAt.toISOString(),
    undoUntil: new Date(startedAt.getTime() + UNDO_MS).toISOString(),
  };
}

/** The kind of a change of many balances; an unknown one counts as a reset. */
export function massKind(kind: string): MassKind {
  return MASS_KINDS.find((known) => known === kind) ?? 'reset';
}

/** Whether a change of many balances is still at work. */
export function isUnderWay(state: string): boolean {
  return state === 'listing' || state === 'running' || state === 'undoing';
}

/** Holds the guild's changes until the transaction ends: two who begin at once wait for each other. Says whether one is under way. */
export async function lockChanges(tx: DbTransaction, guildId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('balance reset', ${guildId}::bigint))`.execute(tx);
  const newest = await changesOf(tx, guildId)
    .where('state', 'in', ['listing', 'running', 'undoing'])
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return newest !== undefined;
}
