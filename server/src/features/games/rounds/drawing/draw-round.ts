import { GAMES } from '@perigee/core/games/catalogue';
import type { RoundRecord } from '@perigee/core/games/record';
import { blackjackPicture } from './blackjack-picture.ts';
import { crashPicture } from './crash-picture.ts';
import { minefieldPicture } from './minefield-picture.ts';
import type { RoundDrawing } from './round-drawing.ts';
import type { MoneyWriting } from '../../../economy/index.ts';
import { slotsPicture } from './slots-picture.ts';

/** Draws a round; null for games shown in words only, and for a refunded round. */
export function drawRound(record: RoundRecord, writing: MoneyWriting): RoundDrawing | null {
  const { bet } = record;
  if (record.history.at(-1)?.kind === 'refund') return null;
  switch (record.game) {
    case 'crash':
      return crashPicture(GAMES.crash.resume(record).view(), bet.stake, writing);
    case 'minefield':
      return minefieldPicture(GAMES.minefield.resume(record).view(), bet.stake, writing);
    case 'blackjack':
      return blackjackPicture(GAMES.blackjack.resume(record).view(), writing);
    case 'slots':
      return slotsPicture(GAMES.slots.resume(record).view(), bet.stake, writing);
    case 'coinflip':
    case 'dice':
    case 'rps':
    case 'duel':
      return null;
    default:
      return record.game satisfies never;
  }
}
