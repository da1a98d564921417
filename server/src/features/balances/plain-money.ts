import { type MoneyWriting, writeMoney } from './write-money.ts';

/** An emoji of a server's own, as its members type it. */
const OWN_EMOJI = /<a?:\w+:\d+>/g;

/** An amount where the platform draws no emoji of servers: in buttons and the texts of selects. */
export function plainMoney(amount: number, { locale, moneySymbol }: MoneyWriting): string {
  return writeMoney(amount, { locale, moneySymbol: moneySymbol.replaceAll(OWN_EMOJI, '').trim() });
}
