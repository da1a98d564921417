import { GAMES } from '@perigee/core/games/catalogue';
import type { RoundRecord } from '@perigee/core/games/record';
import { describeBlackjack } from './describe-blackjack.ts';
import { describeCrash } from './describe-crash.ts';
import { describeDuel } from './describe-duel.ts';
import { describeMinefield } from './describe-minefield.ts';
import { describeRps } from './describe-rps.ts';
import { describeCoinflip, describeDice, describeSlots } from './describe-simple.ts';
import type { GameDescription, Telling } from './description.ts';

/** What a round's message says about its game. Drawn values stay hidden until they may be known. */
export function describeGame(record: RoundRecord, telling: Telling): GameDescription {
  switch (record.game) {
    case 'crash':
      return describeCrash(GAMES.crash.resume(record).view(), telling);
    case 'minefield':
      return describeMinefield(GAMES.minefield.resume(record).view(), telling);
    case 'blackjack':
      return describeBlackjack(GAMES.blackjack.resume(record).view(), telling);
    case 'coinflip':
      return describeCoinflip(GAMES.coinflip.resume(record).view(), telling);
    case 'dice':
      return describeDice(GAMES.dice.resume(record).view(), telling);
    case 'slots':
      return describeSlots(GAMES.slots.resume(record).view(), telling);
    case 'rps':
      return describeRps(GAMES.rps.resume(record).view(), telling);
    case 'duel':
      return describeDuel(GAMES.duel.resume(record).view(), telling);
    default:
      return record.game satisfies never;
  }
}
