import { holds } from '@perigee/core/base/permissions/permissions';
import { JobDeferred } from '../../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { ownPermissions } from '../../../../bot/guilds/own-permissions.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { picturedMessage } from '../describing/round-message.ts';
import { endRoundJob } from '../game-jobs.ts';
import type { GameDeps } from '../game-deps.ts';
import { advanceRound, findPlayed } from '../play/advance.ts';
import { MOVE_TIME_MS } from '../play/player.ts';
import { roundStore } from '../stores/round-store.ts';

/**
 * Ends a round by its own rule when nobody acted in time, and updates its message, also where a press ended the round
 * and the message could not show it. If the bot was removed meanwhile, stakes are refunded.
 */
export function endInTime(deps: GameDeps): Job {
  return defineJob(endRoundJob, {
    failsWithoutAccess: true,
    async perform(ctx, { id }, { guildId, send }) {
      const { api, settings, site } = ctx;
      const key = { guildId, id };
      const leftMs = await roundStore.timeLeft(deps.db, key);
      if (leftMs !== null && leftMs > 0) throw new JobDeferred(leftMs);
      const isThere = (await deps.botGuilds.among([guildId])).has(guildId);
      if (leftMs !== null)
        await advanceRound(deps, key, isThere ? { kind: 'timeout', ifDue: true } : { kind: 'refund' });
      if (!isThere) return;

      const round = await findPlayed(deps, key);
      if (round === null) return;
      // A press at the last moment restarted the round's timer.
      if (round.state === 'open') throw new JobDeferred(MOVE_TIME_MS);
      const read = await settings.get(guildId);
      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const mayAttach = holds(ownPermissions(ctx, guildId, round.channelId) ?? 0n, 'AttachFiles');
      const { pictures } = deps;
      const body = messageOf(await picturedMessage(round, { writing, publicUrl: site.publicUrl, pictures, mayAttach }));
      if (round.messageId === null) {
        // The process stopped before it posted the round.
        await send(round.channelId, body, (message) => JSON.stringify(message.components ?? []).includes(id));
        return;
      }
      deps.live.remove(round.messageId);
      await api.channels.editMessage(round.channelId, round.messageId, body);
    },
  });
}
