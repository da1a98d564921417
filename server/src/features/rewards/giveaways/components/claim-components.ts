import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { AppError } from '../../../../errors/app-error.ts';
import { moneyWritingOf } from '../../../economy/index.ts';
import { claimPrize } from '../draw/claim.ts';
import { shownPrize } from '../drawing/describe-result.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';
import { claimId } from '../drawing/giveaway-ids.ts';

/** The button below the result, with which a winner claims their prize. */
export function claimComponent(deps: GiveawayDeps): Component {
  return defineComponent({
    id: claimId,
    mayPress: 'anybody',
    async run(ctx, { id }) {
      const { guildId, user, locale, refuse } = ctx;
      try {
        await claimPrize(deps, { guildId, id }, user.id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refuse(m.giveaway_nothing_to_claim({}, { locale }));
      }
      const giveaway = await giveawayStore.find(deps.db, { guildId, id });
      const prize = giveaway === null ? '' : shownPrize(giveaway.about, moneyWritingOf(ctx));
      return refuse(m.giveaway_claimed({ prize }, { locale }));
    },
  });
}
