import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import { moneyWritingOf, writeMoney } from '../../../economy/index.ts';
import { gameRefusalText } from '../describing/refusal-text.ts';
import type { GameDeps } from '../game-deps.ts';
import { buyTicket, ticketPrice } from '../jackpot/buy-ticket.ts';
import { writeNumbers } from '../jackpot/jackpot-message.ts';
import { ticketId } from '../game-ids.ts';

/** The button below the pot: anybody can buy a ticket with random numbers. */
export function ticketComponent(deps: GameDeps): Component {
  return defineComponent({
    id: ticketId,
    mayPress: 'anybody',
    command: 'jackpot',
    async run(ctx, { price: shownPrice }) {
      const { locale, settings } = ctx;
      const writing = moneyWritingOf(ctx);
      const currentPrice = ticketPrice(settings);
      if (currentPrice !== shownPrice) {
        return ctx.refuse(m.jackpot_price_changed({ price: writeMoney(currentPrice, writing) }, { locale }));
      }
      const bought = await buyTicket(deps, ctx, null);
      if ('refused' in bought) return ctx.refuse(gameRefusalText(bought.refused, writing));
      const { number, numbers, price, balance } = bought;
      const reported = { number, numbers: writeNumbers(numbers), price: writeMoney(price, writing) };
      const lines = [
        m.jackpot_bought(reported, { locale }),
        m.balance_now({ balance: writeMoney(balance, writing) }, { locale }),
      ];
      return ctx.replyPrivately({ content: lines.join('\n') });
    },
  });
}
