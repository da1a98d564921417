import { type APIButtonComponent, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import { moneyWritingOf, writeMoney } from '../../balances/write-money.ts';
import type { Order } from '../order.ts';
import { mayReturn } from '../orders/refund.ts';
import { backButton } from './draw-card.ts';
import { describeOrder } from './describe-order.ts';
import { returnId } from './shop-buttons.ts';

/** Color of orders that failed. */
const REFUSED_COLOR = 0xff5c72;

/** The outcome of a purchase or use, with a button to return it if possible. */
export function drawOrder(order: Order, { locale, settings }: InvocationContext, balance: number | null): ReplyBody {
  const writing = moneyWritingOf({ locale, settings });
  const { userId: ownerId, id: orderId, kind, state } = order;
  const left =
    balance === null || state === 'refused' ? [] : [m.pay_left({ balance: writeMoney(balance, writing) }, { locale })];
  const canReturn = settings.shopRules.refunds && mayReturn(order);
  const buttons: APIButtonComponent[] = [
    ...(canReturn ? [returnButton(ownerId, orderId, m.shop_return({}, { locale }))] : []),
    ...(kind === 'buy' ? [backButton(ownerId, 0, locale)] : []),
  ];
  return {
    content: '',
    embeds: [
      {
        color: state === 'refused' ? REFUSED_COLOR : ACCENT_COLOR,
        description: [...describeOrder(order, writing), ...left].join('\n'),
      },
    ],
    components: buttons.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: buttons }],
  };
}

function returnButton(ownerId: string, orderId: string, label: string): APIButtonComponent {
  const { Button } = ComponentType;
  return { type: Button, style: ButtonStyle.Secondary, label, custom_id: returnId.write({ ownerId, orderId }) };
}
