import type { APIMessage } from 'discord-api-types/v10';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { NO_PINGS } from '../../../../bot/message-of.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { resultRow } from '../drawing/buttons.ts';
import { describeWin } from '../drawing/describe-result.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { notifyWinnerJob } from '../giveaway-jobs.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { winnerStore } from '../stores/winner-store.ts';

/** Sends a winner a direct message, within the bot's budget for them; a closed inbox is no failure. */
export function notifyWinner({
  db,
  directory,
  directMessages,
}: Pick<GiveawayDeps, 'db' | 'directory' | 'directMessages'>): Job {
  return defineJob(notifyWinnerJob, {
    lane: 'giveawayDirect',
    async perform({ settings, log, site }, { id, place }, { guildId, sendDirectly }) {
      const giveaway = await giveawayStore.find(db, { guildId, id });
      const all = await winnerStore.list(db, guildId, [id]);
      const winner = all.find((each) => each.place === place);
      if (giveaway === null || winner === undefined) return;
      if (winner.state !== 'won' && winner.state !== 'unclaimed') return;
      const read = await settings.get(guildId);
      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const { name } = await directory.get(guildId);
      const content = describeWin(giveaway, winner, name, writing);
      const components = resultRow({ id, publicUrl: site.publicUrl, isClaimed: true }, writing.locale);
      const body = { content, components, allowed_mentions: NO_PINGS };
      // Two wins of the same prize have the same text; the giveaway's id in the button tells the messages apart.
      const matches = (message: APIMessage) => JSON.stringify(message.components ?? []).includes(id);
      await directMessages.send(log, () => sendDirectly(winner.userId, body, matches));
    },
  });
}
