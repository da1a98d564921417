import * as z from 'zod/mini';
import { customId, wholeNumber } from '../../../bot/components/custom-id.ts';

/** Rolls the same dice again; only for the member who rolled them. */
export const rollAgainId = customId({
  feature: 'roll',
  action: 'again',
  version: 1,
  args: {
    ownerId: z.string(),
    count: wholeNumber,
    sides: wholeNumber,
    modifier: z.pipe(z.string().check(z.regex(/^-?\d{1,5}$/)), z.transform(Number)),
  },
});
