import { isInForce } from '@perigee/core/cases/case';
import type { CaseSource } from '@perigee/core/cases/case';
import { enqueueAct } from '../../../acts/acts.ts';
import type { DbTransaction } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import type { Case, Person } from '../../cases/index.ts';
import type { Punishments } from '../../moderation/index.ts';
import type { HitStore } from '../hits/hit-store.ts';
import { hitCorrected } from './hit-corrected.ts';

export interface Undoing {
  hits: HitStore;
  punishments: Punishments;
  events: Events;
}

interface WrongHit {
  guildId: string;
  hitId: string;
  by: Person;
  /** For the case that takes the punishment back. */
  reason: string;
  source: CaseSource;
}

/**
 * Marks a hit as wrong, takes its punishment back and has the bot say again what was deleted: once, and all of it or
 * nothing. False where there is no such hit, or somebody was quicker.
 */
export async function undoHit(
  { hits, punishments, events }: Undoing,
  { guildId, hitId, by, reason, source }: WrongHit,
): Promise<boolean> {
  const hit = await hits.find(guildId, hitId);
  if (hit === null) return false;
  let isOurs = false;
  const claim = async (tx: DbTransaction) => {
    isOurs = await hits.markWrong(tx, guildId, hitId, by.id);
    if (isOurs) await enqueueAct(tx, hitCorrected, { guildId, key: hitId, payload: { id: hitId } });
    return isOurs;
  };

  const [found] = hit.caseNumber === null ? [] : await punishments.settled(guildId, [hit.caseNumber], 0);
  if (found?.type === 'warn') await punishments.liftWarn({ guildId, number: found.number, by, reason, claim });
  else if (found !== undefined && isLiftable(found)) {
    const type = found.type === 'mute' ? 'unmute' : 'unban';
    await punishments.lift({ guildId, type, members: [found.member], moderator: by, reason, source, claim });
  } else await events.transaction(claim);
  return isOurs;
}

/** Whether there is something in force, or about to be, that an order takes back. */
function isLiftable(found: Case): boolean {
  const lasts = found.type === 'mute' || found.type === 'ban';
  return lasts && (found.state === 'pending' || isInForce(found));
}
