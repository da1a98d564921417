import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';
import { cancelJobs } from '../../../jobs/jobs.ts';
import { createBatcher } from '../../../database/batcher.ts';
import type { Db } from '../../../database/database.ts';
import type { RoundKey } from './stored-round.ts';

const payload = z.object({ id: z.string() });

/** A round may have run out of time, or its message may not show yet how it ended. */
export const endRoundJob = defineJobKind('games.end', payload);

/** Nobody accepted a challenge in time. */
export const endChallengeJob = defineJobKind('games.challenge', payload);

/** A week's numbers are due to be drawn. */
export const drawJackpotJob = defineJobKind('games.jackpot', payload);

/** Cancels the job that would end a round on time. Concurrent calls share a statement. */
export function createCancelEnd(db: Db): (round: RoundKey) => Promise<boolean> {
  const cancel = createBatcher((jobs: readonly { guildId: string; key: string }[]) =>
    cancelJobs(db, endRoundJob, jobs),
  );
  return ({ guildId, id }) => cancel({ guildId, key: id });
}
