import { type Job, defineJob } from '../../../../bot/define-job.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { giveBack } from '../desk/stake.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { postGiveawayJob } from '../giveaway-jobs.ts';
import type { GiveawayRecord } from '../record.ts';
import { bodyOf } from '../show-giveaway.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';

/** Posts the message of a giveaway that was opened, or whose message was deleted. */
export function postGiveaway(deps: GiveawayDeps): Job {
  return defineJob(postGiveawayJob, {
    failsWithoutAccess: true,
    async perform(ctx, { id }, { guildId, send }) {
      const giveaway = await giveawayStore.find(deps.db, { guildId, id });
      if (giveaway === null || !isOpen(giveaway) || giveaway.messageId !== null) return;
      const { body } = await bodyOf(deps, ctx, giveaway);
      const { commitment } = giveaway;
      await send(giveaway.channelId, body, ({ embeds }) =>
        embeds.some(({ footer }) => commitment !== null && footer?.text.includes(commitment) === true),
      );
    },
    async settle(tx, { id }, { guildId, state, messageId }) {
      const giveaway = await giveawayStore.lock(tx, { guildId, id });
      if (giveaway === null) return;
      if (state === 'failed') await putBack(deps, tx, giveaway);
      else if (messageId !== null) await giveawayStore.change(tx, giveaway, { message_id: messageId, problem: null });
    },
  });
}

function isOpen({ state }: GiveawayRecord): boolean {
  return state === 'running' || state === 'paused';
}

/** A giveaway nobody could enter becomes a draft again, and its money is returned; where that fits no more, it goes on. */
async function putBack(deps: GiveawayDeps, tx: DbTransaction, giveaway: GiveawayRecord): Promise<void> {
  const { state, openedAt, endsAt, revision } = giveaway;
  if (!isOpen(giveaway)) return;
  const isKept = state === 'paused' || (await deps.entries.count(tx, giveaway)) > 0;
  if (isKept || !(await giveBack(deps, tx, giveaway, { key: `unposted:${revision}` }))) {
    await giveawayStore.change(tx, giveaway, { problem: 'notPosted' });
    return;
  }
  const lasts = (endsAt?.getTime() ?? 0) - (openedAt?.getTime() ?? 0);
  await giveawayStore.change(tx, giveaway, {
    state: 'draft',
    revision: revision + 1,
    opened_at: null,
    ends_at: null,
    duration_ms: String(Math.max(0, lasts)),
    paid_by: null,
    sealed_seed: null,
    commitment: null,
    problem: 'notPosted',
  });
}
