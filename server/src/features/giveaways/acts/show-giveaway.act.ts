import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ActDeferred } from '../../../acts/act-refused.ts';
import { type Act, defineAct } from '../../../bot/define-act.ts';
import type { GiveawayParts } from '../giveaway-parts.ts';
import { giveawayShowDue } from '../giveaways-due.ts';
import { showGiveaway } from '../show-giveaway.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';

const GONE = [Code.UnknownMessage, Code.UnknownChannel, Code.MissingAccess] as const;

/** How long until the platform may take an edit of an old message again, in milliseconds. */
const LATER_MS = 60_000;

/** Has the message of a giveaway say what is so now. */
export function showChanges(parts: GiveawayParts): Act {
  return defineAct(giveawayShowDue, {
    failsOn: GONE,
    async perform(ctx, { id }, { guildId }) {
      const giveaway = await giveawayStore.find(parts.db, { guildId, id });
      if (giveaway === null || giveaway.state === 'draft') return;
      try {
        await showGiveaway(parts, ctx, giveaway);
      } catch (error) {
        const isTooOften =
          error instanceof DiscordAPIError && error.code === Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached;
        if (!isTooOften) throw error;
        // The end must not wait behind it, and shows all of it anyway.
        if (giveaway.state !== 'running') throw new ActDeferred(LATER_MS);
      }
    },
    async settle(tx, { id }, { guildId, state }) {
      if (state !== 'failed') return;
      const held = await giveawayStore.hold(tx, { guildId, id });
      // It was reposted in the meantime, so the deleted message is not the current one.
      if (held !== null && held.messageId !== null) await giveawayStore.change(tx, held, { problem: 'messageGone' });
    },
  });
}
