import { JobDeferred } from '../../../../jobs/job-refused.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { messageOf } from '../../../../bot/message-of.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { drawJackpotJob } from '../game-jobs.ts';
import type { GameDeps } from '../game-deps.ts';
import { drawPot } from '../jackpot/draw-pot.ts';
import { drawnMessage } from '../jackpot/jackpot-message.ts';
import { jackpotStore } from '../stores/jackpot-store.ts';
import { ticketStore } from '../stores/ticket-store.ts';

/** Draws a week's numbers and posts the result where the last ticket was bought. */
export function drawInTime(deps: GameDeps): Job {
  return defineJob(drawJackpotJob, {
    failsWithoutAccess: true,
    async perform({ settings, site }, { id }, { guildId, send }) {
      const key = { guildId, id };
      const before = await jackpotStore.find(deps.db, key);
      if (before === null) return;
      if (!before.isDrawn) {
        const leftMs = await jackpotStore.timeLeft(deps.db, key);
        if (leftMs > 0) throw new JobDeferred(leftMs);
      }
      const read = await settings.get(guildId);
      const isThere = (await deps.botGuilds.among([guildId])).has(guildId);
      await drawPot(deps, key, { settings: read, isThere });
      const jackpot = await jackpotStore.find(deps.db, key);
      if (!isThere || jackpot === null || !jackpot.isDrawn || jackpot.channelId === null) return;

      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const tickets = await ticketStore.list(deps.db, key);
      const body = messageOf(drawnMessage(jackpot, tickets, { writing, publicUrl: site.publicUrl }));
      await send(jackpot.channelId, body, (message) => JSON.stringify(message.components ?? []).includes(id));
    },
  });
}
