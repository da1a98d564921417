/** A ticket has 7 numbers (docs/rules/games.md#jackpot), each from 0 to 9, any of them more than once. */
export const JACKPOT_NUMBERS = 7;
export const JACKPOT_NUMBER_MAX = 9;

/** How many of the places have to be right to win anything. */
export const JACKPOT_RIGHT_MIN = 3;

export type JackpotNumbers = readonly number[];

const WRITTEN = new RegExp(`^${Array.from({ length: JACKPOT_NUMBERS }, () => '\\d').join(' ')}$`, 'u');

/** Reads 7 numbers separated by spaces; null where it is anything else. */
export function readTicket(text: string): JackpotNumbers | null {
  const written = text.trim().replaceAll(/\s+/gu, ' ');
  return WRITTEN.test(written) ? written.split(' ').map(Number) : null;
}

/** In how many places a ticket has what was drawn. */
export function placesRight(ticket: JackpotNumbers, drawn: JackpotNumbers): number {
  return ticket.filter((number, place) => number === drawn[place]).length;
}

/** Tickets a member may have for one draw: all of them are published. */
export const JACKPOT_TICKETS_MAX = 100;
