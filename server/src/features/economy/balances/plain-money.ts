import { type MoneyWriting, writeMoney } from './write-money.ts';

/** A custom emoji of a server, as written in message text. */
const OWN_EMOJI = /<a?:\w+:\d+>/g;

/** An amount for places where the platform renders no custom emoji: buttons and select options. */
export function plainMoney(amount: number, { locale, moneySymbol }: MoneyWriting): string {
  return writeMoney(amount, { locale, moneySymbol: moneySymbol.replaceAll(OWN_EMOJI, '').trim() });
}
