import { isInForce } from '@perigee/core/moderation/cases/case';
import type { DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import { appendTrail, changeCase, lockCase } from '../records/write-case.ts';
import type { Case, CaseKey } from '../records/case-record.ts';
import { createCaseStore } from '../records/case-store.ts';
import { cancelEnd, enqueueCaseEnd } from './case-jobs.ts';
import { casesSettled, publishExpired, publishHappened } from './case-events.ts';

/** Marks a pending case as done. For any other case, only clears its problem. */
export async function settleDone(events: Events, tx: DbTransaction, key: CaseKey): Promise<void> {
  const found = await lockCase(tx, key);
  if (found?.state === 'pending') {
    const { delivery } = found;
    const changes = { problem: null, delivery: delivery === 'pending' ? 'none' : delivery } as const;
    const done = await changeCase(tx, key, { ...changes, state: 'done' });
    await appendTrail(tx, [{ key, kind: 'done', by: null }]);
    await takeEffect(events, tx, done);
  } else if (found !== null && found.problem !== null) {
    await changeCase(tx, key, { problem: null });
  }
  await events.publish(tx, casesSettled, { guildId: key.guildId, numbers: [key.number] });
}

/** Applies the consequences of a done case: replaces older ones, schedules its end and publishes its log event. */
export async function takeEffect(events: Events, tx: DbTransaction, done: Case): Promise<void> {
  if (isInForce(done)) {
    await endOthers(tx, done, done.type, 'replaced');
    await enqueueCaseEnd(tx, done);
  }
  if (done.type === 'unmute') await endOthers(tx, done, 'mute', 'lifted');
  if (done.type === 'unban' || done.type === 'softban') await endOthers(tx, done, 'ban', 'lifted');
  await publishHappened(events, tx, done);
}

/** Records that the platform refused permanently. */
export async function settleFailed(
  events: Events,
  tx: DbTransaction,
  key: CaseKey,
  problem: string | null,
): Promise<void> {
  const found = await lockCase(tx, key);
  if (found !== null && (found.state === 'pending' || isInForce(found))) {
    // A failed case is retried with its notification; a case in force will not send one any more.
    await changeCase(tx, key, {
      problem,
      ...(found.state === 'pending' && { state: 'failed' }),
      ...(found.state === 'done' && found.delivery === 'pending' && { delivery: 'failed' }),
    });
    await appendTrail(tx, [{ key, kind: 'failed', by: null, after: problem }]);
  }
  await events.publish(tx, casesSettled, { guildId: key.guildId, numbers: [key.number] });
}

/** Marks a case as expired after the platform was updated. */
export async function settleExpired(events: Events, tx: DbTransaction, key: CaseKey, revision: number): Promise<void> {
  const found = await lockCase(tx, key);
  if (found === null || !isInForce(found) || found.revision !== revision) return;
  await changeCase(tx, key, { state: 'expired', ended: { byId: null }, problem: null });
  await appendTrail(tx, [{ key, kind: 'expired', by: null }]);
  await publishExpired(events, tx, found);
}

/**
 * Ends the member's other cases of that type in force and cancels their scheduled ends. A warn never ends other warns.
 */
async function endOthers(tx: DbTransaction, by: Case, type: Case['type'], kind: 'replaced' | 'lifted'): Promise<void> {
  if (type === 'warn') return;
  const inForce = await createCaseStore(tx).inForce(by.guildId, by.member.id, type);
  for (const other of inForce) {
    if (other.number === by.number || usesOtherMethod(by, other)) continue;
    await cancelEnd(tx, other);
    await changeCase(tx, other, {
      state: 'lifted',
      ended: { byId: by.moderator?.id ?? null },
      revision: other.revision + 1,
    });
    const after = kind === 'replaced' ? String(by.number) : by.reason;
    await appendTrail(tx, [{ key: other, kind, by: by.moderator, after }]);
  }
}

/** An action by hand affects only the timeout or only the role; the other method and its case stay in force. */
function usesOtherMethod(by: Case, other: Case): boolean {
  return by.source === 'platform' && by.method !== null && by.method !== other.method;
}
