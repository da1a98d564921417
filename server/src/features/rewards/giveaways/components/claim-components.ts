import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { claimPrize } from '../draw/claim.ts';
import { shownPrize } from '../drawing/describe-result.ts';
import type { GiveawayParts } from '../giveaway-parts.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { claimId } from '../drawing/giveaway-ids.ts';

/** The button below the result, with which a winner claims their prize. */
export function claimComponent(parts: GiveawayParts): Component {
  return defineComponent({
    id: claimId,
    mayPress: 'anybody',
    async run(ctx, { id }) {
      const { guildId, user, locale, refuse } = ctx;
      try {
        await claimPrize(parts, { guildId, id }, user.id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refuse(m.giveaway_nothing_to_claim({}, { locale }));
      }
      const giveaway = await giveawayStore.find(parts.db, { guildId, id });
      const prize = giveaway === null ? '' : shownPrize(giveaway.about, moneyWritingOf(ctx));
      return refuse(m.giveaway_claimed({ prize }, { locale }));
    },
  });
}
