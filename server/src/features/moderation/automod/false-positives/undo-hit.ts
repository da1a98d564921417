import type { PermissionName } from '@perigee/core/base/permissions/permissions';
import type { CaseSource } from '@perigee/core/moderation/cases/case';
import { CASE_PERMISSIONS } from '@perigee/core/moderation/cases/permissions';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { Case, Person } from '../../cases/records/case-record.ts';
import { isUndoable } from '../../cases/punishments/changes/undo-chain.ts';
import type { Punishments } from '../../cases/punishments/punishments.ts';
import type { Hit } from '../hits/hit.ts';
import type { HitStore } from '../hits/hit-store.ts';
import { hitSubject } from '../hits/log-hit-job.ts';
import { correctHitJob } from './correct-hit-job.ts';

export interface UndoDeps {
  hits: HitStore;
  punishments: Punishments;
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
export type Undoing = { undone: readonly Case[] } | 'gone' | 'own' | { lacks: PermissionName };

/** What followed from a hit: what marking it as wrong undoes, and what nothing can undo any more. */
export interface HitConsequences {
  undoable: Case[];
  /** Members were kicked, and come back only by themselves. */
  final: Case[];
}

/** The punishments that a hit began, whoever escalated them. */
export async function consequencesOf(
  { punishments }: Pick<UndoDeps, 'punishments'>,
  { guildId, caseNumber }: Pick<Hit, 'guildId' | 'caseNumber'>,
): Promise<HitConsequences> {
  const chain = caseNumber === null ? [] : await punishments.chainOf(guildId, caseNumber);
  return {
    undoable: chain.filter(isUndoable),
    final: chain.filter(({ type, state }) => type === 'kick' && state === 'done'),
  };
}

/**
 * Marks a hit as wrong, undoes every punishment that followed from it and enqueues the repost of what was deleted: once,
 * and all or nothing. Whoever may not lift one of the punishments cannot undo the hit.
 */
export async function undoHit({ hits, punishments }: UndoDeps, wrong: FalsePositive): Promise<Undoing> {
  const { guildId, hitId, by, reason, source, mayPunish } = wrong;
  const hit = await hits.find(guildId, hitId);
  if (hit === null || hit.wrongAt !== null) return 'gone';
  if (hit.member.id === by.id) return 'own';
  const undoing = await punishments.undo({
    guildId,
    by,
    reason,
    source,
    mayLift: (type) => mayPunish(CASE_PERMISSIONS[type]),
    async claim(tx) {
      const marked = await hits.markWrong(tx, guildId, hitId, by.id);
      const due = { guildId, key: hitId, subject: hitSubject(hitId), payload: { id: hitId } };
      if (marked !== null) await enqueueJob(tx, correctHitJob, due);
      return marked;
    },
  });
  if (undoing === null) return 'gone';
  return 'lacks' in undoing ? { lacks: CASE_PERMISSIONS[undoing.lacks] } : undoing;
}
