import * as z from 'zod/mini';
import { customId, wholeNumber } from '../../../bot/components/custom-id.ts';

const uuid = z.string().check(z.regex(/^[\da-f-]{36}$/));
/** An amount of money: up to the largest safe integer. */
const amount = z.pipe(z.string().check(z.regex(/^\d{1,16}$/)), z.transform(Number));
const word = z.string().check(z.regex(/^[a-z]{1,20}$/i));

/** A move in a round, as of this version of it. */
export const moveId = customId({
  feature: 'game',
  action: 'act',
  version: 1,
  args: { id: uuid, version: wholeNumber, move: word },
});

/** Chooses the equipment of a duel: the selected items, or none. */
export const equipId = customId({
  feature: 'game',
  action: 'equip',
  version: 1,
  args: { id: uuid, version: wholeNumber, how: word },
});

export const acceptId = customId({ feature: 'game', action: 'accept', version: 1, args: { id: uuid } });

/** Declines a challenge, or withdraws one's own. */
export const declineId = customId({ feature: 'game', action: 'decline', version: 1, args: { id: uuid } });

/** Buys a jackpot ticket with random numbers at the price its button shows. */
export const ticketId = customId({ feature: 'game', action: 'ticket', version: 2, args: { price: amount } });
