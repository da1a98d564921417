import type { PunishmentType } from '@perigee/core/moderation/punishments/punishment';
import type { Case } from '../../cases/records/case-record.ts';
import type { Punishments } from '../../cases/punishments/punishments.ts';
import type { Hit } from '../hits/hit.ts';

/** What a hit has led to, and what a moderator may add to it. */
export interface HitSteps {
  /** The case of what was done last; null if nothing was. */
  done: Case | null;
  /** Null after the strictest. */
  next: Rung | null;
}

/** The steps of a hit, for its log entry. */
export async function findSteps(
  punishments: Pick<Punishments, 'settled' | 'stricterThan'>,
  hit: Hit,
): Promise<HitSteps> {
  const [done = null] = hit.caseNumber === null ? [] : await punishments.settled(hit.guildId, [hit.caseNumber], 0);
  return { done, next: await nextRung(punishments, hit, done) };
}

/** One step of the escalation that moderators can start when too little was done. */
export interface Rung {
  /** Also the name of the command that gives it. */
  type: PunishmentType;
  durationMs?: number;
}

const MUTE_MS = 3_600_000;

const RUNGS: readonly Rung[] = [
  { type: 'warn' },
  { type: 'mute', durationMs: MUTE_MS },
  { type: 'kick' },
  { type: 'ban' },
];

/** The next step; a mute that is milder than the member's own is no step. */
export async function nextRung(
  punishments: Pick<Punishments, 'stricterThan'>,
  { guildId, member }: Hit,
  done: Case | null,
): Promise<Rung | null> {
  const next = rungAfter(done);
  if (next === null) return null;
  const stricter = await punishments.stricterThan(guildId, next, [member.id]);
  return stricter.size === 0 ? next : rungAfter(next);
}

/** The step after what was done; null after the last. */
function rungAfter(done: Pick<Case, 'type'> | null): Rung | null {
  return RUNGS[RUNGS.findIndex(({ type }) => type === done?.type) + 1] ?? null;
}
