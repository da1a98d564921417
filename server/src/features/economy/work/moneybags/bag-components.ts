import { itemAt } from '@perigee/core/base/lists/known-entries';
import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { drawBetween } from '../../balances/draw-between.ts';
import { moneyWritingOf, writeGain, writeMoney } from '../../balances/write-money.ts';
import { describeWait } from '../describe-wait.ts';
import { earn, type EarningDeps } from '../earn.ts';
import { bagId, BAGS, openedBags } from './bag-buttons.ts';
import { MONEYBAGS } from './moneybags.command.ts';

/** How long bags can be opened, in milliseconds: 10 minutes. */
const LIFETIME_MS = 10 * 60 * 1000;

/** Opens a bag. The contents of all bags are drawn now, and shown. */
export function bagComponent(deps: EarningDeps): Component {
  return defineComponent({
    id: bagId,
    command: MONEYBAGS,
    mayPress: { owner: 'ownerId' },
    lifetimeMs: LIFETIME_MS,
    async run(ctx, { invocationId, bag }) {
      const { settings, locale, refuse, update } = ctx;
      const { min, max, cooldown } = settings.economy.moneybags;
      const amounts = Array.from({ length: BAGS }, () => drawBetween(min, max));
      const amount = itemAt(amounts, bag);
      const earned = await earn(deps, ctx, {
        kind: 'moneybag',
        action: MONEYBAGS,
        cooldownMs: cooldown,
        amount,
        key: `moneybag:${invocationId}`,
      });
      if (earned.outcome !== 'earned') {
        await refuse(describeWait(earned, m.moneybags_waiting, locale));
        return;
      }
      const writing = moneyWritingOf(ctx);
      const reported = amount > 0 ? m.moneybag_won : amount < 0 ? m.moneybag_lost : m.moneybag_empty;
      const balance = writeMoney(earned.holdings.balance, writing);
      const lines = [
        reported({ amount: writeMoney(Math.abs(amount), writing) }, { locale }),
        m.balance_now({ balance }, { locale }),
      ];
      const shown = amounts.map((each) => writeGain(each, { locale, moneySymbol: '' }));
      await update({ content: lines.join('\n'), components: [openedBags(shown, bag)] });
    },
  });
}
