import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';
import { cancelActs } from '../../../acts/acts.ts';
import { coalesce } from '../../../database/coalesce.ts';
import type { Db } from '../../../database/database.ts';
import type { RoundKey } from './stored-round.ts';

const payload = z.object({ id: z.string() });

/** A round may have run out of time, or its message may not show yet how it ended. */
export const roundEndDue = defineActKind('games.end', payload);

/** Nobody accepted a challenge in time. */
export const challengeDue = defineActKind('games.challenge', payload);

/** A week's numbers are due to be drawn. */
export const drawDue = defineActKind('games.jackpot', payload);

/** Cancels the act that would end a round on time. Concurrent calls share a statement. */
export function createCancelEnd(db: Db): (round: RoundKey) => Promise<boolean> {
  const cancel = coalesce((acts: readonly { guildId: string; key: string }[]) => cancelActs(db, roundEndDue, acts));
  return ({ guildId, id }) => cancel({ guildId, key: id });
}
