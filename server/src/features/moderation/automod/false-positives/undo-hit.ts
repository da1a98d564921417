import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import { isInForce, type CaseSource } from '@perigee/core/moderation/cases/case';
import { CASE_PERMISSIONS } from '@perigee/core/moderation/cases/permissions';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import type { Case, Person } from '../../cases/records/case-record.ts';
import type { Punishments } from '../../cases/punishments/punishments.ts';
import type { Hit } from '../hits/hit.ts';
import type { HitStore } from '../hits/hit-store.ts';
import { hitSubject } from '../hits/log-hit-job.ts';
import { correctHitJob } from './correct-hit-job.ts';

export interface UndoDeps {
  hits: HitStore;
  punishments: Punishments;
  events: Events;
}

interface FalsePositive {
  guildId: string;
  hitId: string;
  by: Person;
  /** The reason of the case that lifts the punishment. */
  reason: string;
  source: CaseSource;
  /** Whether they may lift punishments that take this permission. */
  mayPunish: (permission: PermissionName) => boolean;
}

/** `gone` if there is no such hit, or somebody else was faster; `own` for one's own, which others judge. */
export type Undoing = 'undone' | 'gone' | 'own' | { lacks: PermissionName };

/**
 * Marks a hit as wrong, lifts its punishment and enqueues the repost of what was deleted: once, and all or nothing.
 * Whoever may not lift the punishment cannot undo the hit.
 */
export async function undoHit(deps: UndoDeps, wrong: FalsePositive): Promise<Undoing> {
  const hit = await deps.hits.find(wrong.guildId, wrong.hitId);
  if (hit === null || hit.wrongAt !== null) return 'gone';
  if (hit.member.id === wrong.by.id) return 'own';
  const [found] = hit.caseNumber === null ? [] : await deps.punishments.settled(hit.guildId, [hit.caseNumber], 0);
  const lacks = found !== undefined && isLiftable(found) ? CASE_PERMISSIONS[found.type] : null;
  if (lacks !== null && !wrong.mayPunish(lacks)) return { lacks };
  // Where a harsher punishment came in between, that one is lifted.
  return (await undoAsRead(deps, wrong, hit, found)) ? 'undone' : undoHit(deps, wrong);
}

/** False if the hit has changed since it was read. */
async function undoAsRead(
  { hits, punishments, events }: UndoDeps,
  { guildId, hitId, by, reason, source }: FalsePositive,
  hit: Hit,
  found: Case | undefined,
): Promise<boolean> {
  let isOurs = false;
  const claim = async (tx: DbTransaction) => {
    isOurs = await hits.markWrong(tx, guildId, hit, by.id);
    const due = { guildId, key: hitId, subject: hitSubject(hitId), payload: { id: hitId } };
    if (isOurs) await enqueueJob(tx, correctHitJob, due);
    return isOurs;
  };

  if (found?.type === 'warn') await punishments.liftWarn({ guildId, number: found.number, by, reason, claim });
  else if (found !== undefined && isLiftable(found)) {
    const type = found.type === 'mute' ? 'unmute' : 'unban';
    await punishments.lift({ guildId, type, members: [found.member], moderator: by, reason, source, claim });
  } else await events.transaction(claim);
  return isOurs;
}

/** Whether the punishment is in force, or about to be, and can be lifted. */
function isLiftable(found: Case): boolean {
  const lasts = found.type === 'warn' || found.type === 'mute' || found.type === 'ban';
  return lasts && (found.state === 'pending' || isInForce(found));
}
