import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { challengeMessage } from '../challenges/challenge-message.ts';
import { roundMessage } from '../describing/round-message.ts';
import type { GameDeps } from '../game-deps.ts';
import { endChallengeJob } from '../game-jobs.ts';
import { findPlayed } from '../play/advance.ts';
import { challengeStore } from '../stores/challenge-store.ts';

/** Expires a challenge nobody accepted (nothing was staked), or shows its outcome where the message still lacks it. */
export function endChallenge(deps: GameDeps): Job {
  return defineJob(endChallengeJob, {
    failsWithoutAccess: true,
    async perform({ api, settings, site }, { id }, { guildId }) {
      const { db } = deps;
      await challengeStore.close(db, { guildId, id }, { state: 'expired' });
      const challenge = await challengeStore.find(db, { guildId, id });
      if (challenge === null || challenge.messageId === null) return;
      const read = await settings.get(guildId);
      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const { roundId, channelId, messageId } = challenge;
      const round = roundId === null ? null : await findPlayed(deps, { guildId, id: roundId });
      const body =
        round === null
          ? challengeMessage(challenge, writing)
          : roundMessage(round, { writing, publicUrl: site.publicUrl });
      await api.channels.editMessage(channelId, messageId, messageOf(body));
    },
  });
}
