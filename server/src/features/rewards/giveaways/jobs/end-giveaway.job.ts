import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { callOff, drawAtEnd } from '../draw/draw-giveaway.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { endGiveawayJob } from '../giveaway-jobs.ts';

/** Draws a giveaway when its time is up. */
export function endGiveawayInTime(deps: GiveawayDeps): Job {
  return defineJob(endGiveawayJob, {
    // The bot was removed, so nobody can look up who is still a member.
    failsWithoutAccess: true,
    perform: ({ api }, { id, revision }, { guildId }) => drawAtEnd(deps, api, { guildId, id, revision }),
    async settle(tx, { id, revision }, { guildId, state }) {
      if (state === 'failed') await callOff(deps, tx, { guildId, id, revision }, null);
    },
  });
}
