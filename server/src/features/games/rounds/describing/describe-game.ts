import { GAMES } from '@perigee/core/games/catalogue';
import type { RoundRecord } from '@perigee/core/games/record';
import { describeBlackjack } from './describe-blackjack.ts';
import { describeCrash } from './describe-crash.ts';
import { describeDuel } from './describe-duel.ts';
import { describeMinefield } from './describe-minefield.ts';
import { describeRps } from './describe-rps.ts';
import { describeCoinflip, describeDice, describeSlots } from './describe-simple.ts';
import type { GameDescription, RoundContext } from './description.ts';

/** What a round's message says about its game. Drawn values stay hidden until they may be known. */
export function describeGame(record: RoundRecord, context: RoundContext): GameDescription {
  switch (record.game) {
    case 'crash':
      return describeCrash(GAMES.crash.resume(record).view(), context);
    case 'minefield':
      return describeMinefield(GAMES.minefield.resume(record).view(), context);
    case 'blackjack':
      return describeBlackjack(GAMES.blackjack.resume(record).view(), context);
    case 'coinflip':
      return describeCoinflip(GAMES.coinflip.resume(record).view(), context);
    case 'dice':
      return describeDice(GAMES.dice.resume(record).view(), context);
    case 'slots':
      return describeSlots(GAMES.slots.resume(record).view(), context);
    case 'rps':
      return describeRps(GAMES.rps.resume(record).view(), context);
    case 'duel':
      return describeDuel(GAMES.duel.resume(record).view(), context);
    default:
      return record.game satisfies never;
  }
}
