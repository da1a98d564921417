import { blackjackCases } from './blackjack/odds.ts';
import { coinflipCases } from './coinflip/odds.ts';
import { crashCases } from './crash/odds.ts';
import { diceCases } from './dice/odds.ts';
import { duelCases } from './duel/cases.ts';
import { jackpotCases } from './jackpot/odds.ts';
import { minefieldCases } from './minefield/odds.ts';
import type { GameName } from './names.ts';
import type { OddsCase, OddsTerms } from './odds/odds-case.ts';
import { rpsCases } from './rps/odds.ts';
import { slotsCases } from './slots/odds.ts';

/** The strategies of each game for which odds are shown, computed from its own rules at that stake and commission. */
export const ODDS: Record<GameName, (terms: OddsTerms) => OddsCase[]> = {
  crash: crashCases,
  minefield: minefieldCases,
  blackjack: blackjackCases,
  coinflip: coinflipCases,
  dice: diceCases,
  slots: slotsCases,
  rps: rpsCases,
  duel: duelCases,
  jackpot: jackpotCases,
};
