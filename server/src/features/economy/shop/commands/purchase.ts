import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import { moneyWritingOf } from '../../balances/write-money.ts';
import { describeObstacle } from '../drawing/describe-obstacle.ts';
import { buy } from '../orders/buy.ts';
import type { ShopItem } from '../shelves.ts';
import type { ShopDeps } from '../shop-deps.ts';
import { shopperOf } from '../shopper.ts';
import { answerOrder } from './answer-order.ts';

interface Purchase {
  shopItem: ShopItem;
  count: number;
  /** Idempotency key. */
  key: string;
}

interface Answers {
  refuse: (text: string) => Promise<void>;
  show: (body: ReplyBody) => Promise<unknown>;
}

/** Buys an item and shows the outcome. */
export async function purchase(
  deps: ShopDeps,
  context: InvocationContext,
  { shopItem, count, key }: Purchase,
  { refuse, show }: Answers,
): Promise<void> {
  const { locale } = context;
  const bought = await buy(deps, { shopper: shopperOf(context), shopItem, count, key });
  switch (bought.outcome) {
    case 'bought':
      return answerOrder(deps, context, bought, show);
    case 'refused':
      return refuse(describeObstacle(bought.obstacle, moneyWritingOf(context)));
    case 'repeated':
      return refuse(m.buy_repeated({}, { locale }));
    case 'tooMuch':
      return refuse(m.order_too_much({}, { locale }));
  }
}
