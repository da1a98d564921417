import type { Person } from '../cases/index.ts';
import type { Punishments } from '../moderation/index.ts';
import type { HitStore } from './hit-store.ts';

interface Undoing {
  hits: HitStore;
  punishments: Punishments;
}

interface WrongHit {
  guildId: string;
  hitId: string;
  by: Person;
  /** For the case that takes the punishment back. */
  reason: string;
}

/** Marks a hit as wrong and takes its punishment back, once. False where there is no such hit, or somebody was quicker. */
export async function undoHit(
  { hits, punishments }: Undoing,
  { guildId, hitId, by, reason }: WrongHit,
): Promise<boolean> {
  const hit = await hits.find(guildId, hitId);
  if (hit === null || !(await hits.markWrong(guildId, hitId, by.id))) return false;
  if (hit.caseNumber === null) return true;
  const [found] = await punishments.settled(guildId, [hit.caseNumber], 0);
  if (found?.type === 'warn') await punishments.liftWarn({ guildId, number: found.number, by, reason });
  if (found?.type === 'mute' || found?.type === 'ban') {
    const type = found.type === 'mute' ? 'unmute' : 'unban';
    await punishments.lift({ guildId, type, members: [found.member], moderator: by, reason, source: 'command' });
  }
  return true;
}
