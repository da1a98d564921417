import * as z from 'zod/mini';
import { customId, wholeNumber } from '../../../../bot/components/custom-id.ts';

/** Marks a hit as wrong. */
export const wrongHitId = customId({ feature: 'automod', action: 'wrong', version: 1, args: { hitId: z.uuid() } });

/** Confirms that. The number of the last case that was listed keeps what came after from being undone unseen. */
export const undoHitId = customId({
  feature: 'automod',
  action: 'undo',
  version: 1,
  args: { hitId: z.uuid(), lastCase: wholeNumber },
});

/** Escalates a hit. The rung keeps two presses from being two steps. */
export const harsherHitId = customId({
  feature: 'automod',
  action: 'harsher',
  version: 1,
  args: { hitId: z.uuid(), rung: z.string().check(z.regex(/^\d{1,3}$/)) },
});

/** Makes an exception after a hit marked as wrong. */
export const exceptHitId = customId({ feature: 'automod', action: 'except', version: 1, args: { hitId: z.uuid() } });

/** Allows a domain at once, known by the beginning of its choice. */
export const allowDomainId = customId({
  feature: 'automod',
  action: 'allow',
  version: 1,
  args: { hitId: z.uuid(), choice: z.string().check(z.regex(/^[\w-]{10}$/)) },
});

/** Exempts the member for a while, or for good. */
export const ignoreHitId = customId({ feature: 'automod', action: 'ignore', version: 1, args: { hitId: z.uuid() } });
