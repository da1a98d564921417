import { JACKPOT_RIGHT_MIN, matchingPositions } from '@perigee/core/games/jackpot/ticket';
import type { Jackpot, Ticket } from '../jackpot.ts';

/** The tickets that shared a pot; none before the draw. */
export function winnersOf({ result }: Pick<Jackpot, 'result'>, tickets: readonly Ticket[]): Ticket[] {
  if (result === null || result.right < JACKPOT_RIGHT_MIN) return [];
  return tickets.filter(({ numbers }) => matchingPositions(numbers, result.drawn) === result.right);
}
