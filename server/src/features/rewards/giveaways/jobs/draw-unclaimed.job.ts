import { JobDeferred } from '../../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { redraw } from '../draw/redraw.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { drawUnclaimedJob } from '../giveaway-jobs.ts';
import { winnerStore } from '../stores/winner-store.ts';

/** How long to wait where the clocks of two machines differ, in milliseconds. */
const LOOK_MS = 1_000;

/** Draws a replacement for a winner who did not claim in time. */
export function drawUnclaimed(deps: GiveawayDeps): Job {
  return defineJob(drawUnclaimedJob, {
    async perform({ api }, { id, place }, { guildId }) {
      const all = await winnerStore.list(deps.db, guildId, [id]);
      const winner = all.find((each) => each.place === place);
      if (winner?.state !== 'unclaimed' || winner.claimUntil === null) return;
      if (!(await winnerStore.isClaimOver(deps.db, winner.claimUntil))) throw new JobDeferred(LOOK_MS);
      const isTarget = (each: { place: number }) => each.place === place;
      await redraw(deps, api, { guildId, id }, { isTarget, as: 'expired', byId: null }).catch(ignoreRefusal);
    },
  });
}

/** The prize was claimed or redrawn in the meantime. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError && error.code === 'conflict')) throw error;
}
