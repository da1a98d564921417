import { isInForce } from '@perigee/core/moderation/cases/case';
import { DURATION_MAX_MS } from '@perigee/core/base/time/duration-schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { DbTransaction } from '../../../../../database/database.ts';
import { appendTrail, changeCase, lockCase } from '../../records/write-case.ts';
import type { Case, CaseKey, Person } from '../../records/case-record.ts';
import { cancelEnd, enqueueApply, enqueueCaseEnd } from '../case-jobs.ts';
import { MuteImpossible } from '../mutes/mute-impossible.ts';
import { muteMeansFor } from '../prepare-case.ts';
import type { CaseChange, CaseRefusal, NewDuration } from '../punishments.ts';

type DurationChange = CaseKey & { by: Person } & NewDuration;

/** Changes the duration of a mute or ban in force. If the new end has passed, it ends at once. */
export async function changeDuration(
  tx: DbTransaction,
  settings: GuildSettings,
  { by, guildId, number, ...asked }: DurationChange,
): Promise<CaseChange> {
  const key = { guildId, number };
  const found = await lockCase(tx, key);
  if (found === null) return { refusal: 'notFound' };
  const refusal = refusalOf(found);
  if (refusal !== null) return { refusal };

  const durationMs = durationOf(found, asked);
  const endsAt = durationMs === 0 ? null : new Date(beginningOf(found).getTime() + durationMs);
  const isOver = endsAt !== null && endsAt.getTime() <= Date.now();
  const means = found.type === 'mute' && !isOver ? meansOf(settings, found, durationMs) : null;
  if (means === 'muteImpossible') return { refusal: means };

  const isBeingEnded = !(await cancelEnd(tx, found)) && found.endsAt !== null;
  const changed = await changeCase(tx, key, {
    durationMs: durationMs === 0 ? null : durationMs,
    endsAt,
    revision: found.revision + 1,
    problem: null,
    ...(means !== null && { method: means.method, roleId: means.roleId }),
  });
  await appendTrail(tx, [
    { key, kind: 'durationChanged', by, before: String(found.durationMs ?? 0), after: String(durationMs) },
  ]);
  const isTimeout = [found.method, changed.method].includes('timeout');
  if (!isOver && (isTimeout || isBeingEnded)) await enqueueApply(tx, changed);
  await enqueueCaseEnd(tx, changed);
  return { changed };
}

function refusalOf(found: Case): CaseRefusal | null {
  if (found.type !== 'mute' && found.type !== 'ban') return 'takesNoDuration';
  if (found.state === 'lifted' || found.state === 'expired') return 'alreadyOver';
  return isInForce(found) ? null : 'notInForce';
}

function durationOf(found: Case, asked: NewDuration): number {
  if ('durationMs' in asked) return asked.durationMs;
  return Math.max(1, Math.min(DURATION_MAX_MS, asked.until.getTime() - beginningOf(found).getTime()));
}

/** The start of a retried case is its retry. */
function beginningOf({ createdAt, endsAt, durationMs }: Case): Date {
  return endsAt === null || durationMs === null ? createdAt : new Date(endsAt.getTime() - durationMs);
}

/** Keeps the role of a mute that becomes a timeout, because the role still has to be removed. */
function meansOf(settings: GuildSettings, { roleId }: Case, durationMs: number) {
  try {
    const means = muteMeansFor(settings, durationMs);
    return { ...means, roleId: means.roleId ?? roleId };
  } catch (error) {
    if (error instanceof MuteImpossible) return 'muteImpossible';
    throw error;
  }
}
