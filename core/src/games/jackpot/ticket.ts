/** A ticket has 7 numbers (docs/rules/games.md#jackpot), each from 0 to 9, repeats allowed. */
export const JACKPOT_NUMBERS = 7;
export const JACKPOT_NUMBER_MAX = 9;

/** Fewest places that must be right to win anything. */
export const JACKPOT_RIGHT_MIN = 3;

export type JackpotNumbers = readonly number[];

const TICKET = new RegExp(`^${Array.from({ length: JACKPOT_NUMBERS }, () => '\\d').join(' ')}$`, 'u');

/** Reads 7 numbers separated by spaces; null for anything else. */
export function readTicket(text: string): JackpotNumbers | null {
  const written = text.trim().replaceAll(/\s+/gu, ' ');
  return TICKET.test(written) ? written.split(' ').map(Number) : null;
}

/** The number of places in which a ticket matches the draw. */
export function matchingPositions(ticket: JackpotNumbers, drawn: JackpotNumbers): number {
  return ticket.filter((number, place) => number === drawn[place]).length;
}

/** Most tickets of one member for one draw; limited since all tickets are published. */
export const JACKPOT_TICKETS_MAX = 100;
