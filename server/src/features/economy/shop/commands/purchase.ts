import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { Place } from '../../../../bot/acting/place.ts';
import { moneyWritingOf } from '../../balances/write-money.ts';
import { describeObstacle } from '../drawing/describe-obstacle.ts';
import { buy } from '../orders/buy.ts';
import type { ShopItem } from '../shelves.ts';
import type { ShopParts } from '../shop-parts.ts';
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
  parts: ShopParts,
  place: Place,
  { shopItem, count, key }: Purchase,
  { refuse, show }: Answers,
): Promise<void> {
  const { locale } = place;
  const bought = await buy(parts, { shopper: shopperOf(place), shopItem, count, key });
  switch (bought.outcome) {
    case 'bought':
      return answerOrder(parts, place, bought, show);
    case 'refused':
      return refuse(describeObstacle(bought.obstacle, moneyWritingOf(place)));
    case 'repeated':
      return refuse(m.buy_repeated({}, { locale }));
    case 'tooMuch':
      return refuse(m.order_too_much({}, { locale }));
  }
}
