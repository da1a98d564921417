import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { resultRow } from '../drawing/buttons.ts';
import { describeGiveawayResult } from '../drawing/describe-result.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { announceGiveawayJob } from '../giveaway-jobs.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { winnerStore } from '../stores/winner-store.ts';

/** Announces in the channel who was drawn; pings the winners and nobody else. */
export function announceGiveawayResult({ db }: Pick<GiveawayDeps, 'db'>): Job {
  return defineJob(announceGiveawayJob, {
    failsWithoutAccess: true,
    async perform({ settings, site }, { id, from, to, isAgain }, { guildId, send }) {
      const giveaway = await giveawayStore.find(db, { guildId, id });
      if (giveaway === null) return;
      const all = await winnerStore.list(db, guildId, [id]);
      const drawn = all.filter(({ place }) => place >= from && place < to);
      const read = await settings.get(guildId);
      const writing = moneyWritingOf({ locale: read.language.interface, settings: read });
      const isClaimed = drawn.every(({ claimUntil }) => claimUntil === null);
      const users = drawn.flatMap(({ userId, state }) => (state === 'departed' ? [] : [userId]));
      const { messageId } = giveaway;
      const body = {
        content: describeGiveawayResult(giveaway, drawn, isAgain, writing),
        components: resultRow({ id, publicUrl: site.publicUrl, isClaimed }, writing.locale),
        allowed_mentions: { parse: [], users, replied_user: false },
        ...(messageId !== null && { message_reference: { message_id: messageId, fail_if_not_exists: false } }),
      };
      await send(
        giveaway.channelId,
        body,
        (message) => message.id !== messageId && JSON.stringify(message.components ?? []).includes(id),
      );
    },
    async settle(tx, { id }, { guildId, state }) {
      if (state === 'failed') await giveawayStore.change(tx, { guildId, id }, { problem: 'resultNotPosted' });
    },
  });
}
