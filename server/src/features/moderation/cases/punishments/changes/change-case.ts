import { isInForce } from '@perigee/core/moderation/cases/case';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { DbTransaction } from '../../../../../database/database.ts';
import { appendTrail, changeCase, lockCase } from '../../records/write-case.ts';
import { findStricter } from '../../records/stricter-cases.ts';
import type { Case, CaseKey, Person } from '../../records/case-record.ts';
import { cancelEnd, retryEarlierCasesNow, retryApply, retryEnd } from '../case-jobs.ts';
import { MuteImpossible } from '../mutes/mute-impossible.ts';
import { muteMeansFor } from '../prepare-case.ts';
import type { CaseChange } from '../punishments.ts';

interface Change extends CaseKey {
  by: Person;
}

interface ReasonChange extends Change {
  reason: string;
}

/** Lifts a warn; punishments that the ladder added because of it stay. */
export async function liftWarn(tx: DbTransaction, { by, reason, ...key }: ReasonChange): Promise<CaseChange> {
  const found = await lockCase(tx, key);
  if (found === null) return { refusal: 'notFound' };
  if (found.state === 'lifted' || found.state === 'expired') return { refusal: 'alreadyOver' };
  if (found.type !== 'warn' || !isInForce(found)) return { refusal: 'notInForce' };
  await cancelEnd(tx, found);
  const changes = { state: 'lifted', ended: { byId: by.id }, revision: found.revision + 1 } as const;
  const changed = await changeCase(tx, key, changes);
  await appendTrail(tx, [{ key, kind: 'lifted', by, after: reason }]);
  return { changed };
}

/** Changes the reason of a case and records this in its trail. */
export async function changeReason(tx: DbTransaction, { by, reason, ...key }: ReasonChange): Promise<CaseChange> {
  const found = await lockCase(tx, key);
  if (found === null) return { refusal: 'notFound' };
  if (found.reason === reason) return { changed: found };
  const changed = await changeCase(tx, key, { reason });
  await appendTrail(tx, [{ key, kind: 'reasonChanged', by, before: found.reason, after: reason }]);
  return { changed };
}

/** Retries what failed: carrying out the case or ending it. */
export async function retryCase(
  tx: DbTransaction,
  settings: GuildSettings,
  { by, ...key }: Change,
): Promise<CaseChange> {
  const found = await lockCase(tx, key);
  if (found === null) return { refusal: 'notFound' };
  if (isInForce(found) && found.problem !== null) return retryInForce(tx, found, by);
  if (found.state !== 'failed') return { refusal: 'notFailed' };
  const { type, durationMs, member } = found;
  const intended = { type, ...(durationMs !== null && { durationMs }) };
  const stricter = await findStricter(tx, found.guildId, intended, [member.id]);
  if (stricter.size > 0) return { refusal: 'stricterStands' };
  try {
    const means = found.type === 'mute' ? muteMeansFor(settings, found.durationMs ?? 0) : null;
    const changed = await changeCase(tx, key, {
      state: 'pending',
      problem: null,
      // The duration starts with this attempt.
      endsAt: found.durationMs === null ? null : new Date(Date.now() + found.durationMs),
      ...(means !== null && { method: means.method, roleId: means.roleId }),
    });
    await appendTrail(tx, [{ key, kind: 'retried', by }]);
    await retryApply(tx, changed);
    await retryEarlierCasesNow(tx, found.guildId, [changed]);
    return { changed };
  } catch (error) {
    if (error instanceof MuteImpossible) return { refusal: 'muteImpossible' };
    throw error;
  }
}

async function retryInForce(tx: DbTransaction, found: Case, by: Person): Promise<CaseChange> {
  const changed = await changeCase(tx, found, { problem: null });
  await appendTrail(tx, [{ key: found, kind: 'retried', by }]);
  const isOver = found.endsAt !== null && found.endsAt.getTime() <= Date.now();
  await (isOver ? retryEnd(tx, found) : retryApply(tx, found));
  return { changed };
}
