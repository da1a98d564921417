import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { anyInteger } from '../numbers/integers.ts';
import { atMost } from '../text/at-most.ts';

/** Longest reason kept with a change, in UTF-16 code units; as long as that of a punishment (spec.md 9). */
export const BALANCE_REASON_MAX = 512;

/** What a member's balance is set to (spec.md 3, "Balance update"). Code of a wrong number: invalidBalance (spec.md 8). */
export const balanceUpdateSchema = z.strictObject({
  balance: z.int({ error: issueCode('invalidBalance') }),
  resetXP: z.boolean(),
  reason: z.optional(z.string().check(atMost(BALANCE_REASON_MAX, 'reasonTooLong'))),
});
export type BalanceUpdate = z.infer<typeof balanceUpdateSchema>;

/** How long after a reset it can be taken back, in milliseconds: 7 days. */
export const UNDO_MS = 7 * 24 * 60 * 60 * 1000;

export const RESET_STATES = ['running', 'done', 'undoing', 'undone'] as const;

/** A reset of all balances, which goes on in the background. */
export const resetProgressSchema = z.object({
  id: z.string(),
  state: z.enum(RESET_STATES),
  /** Members done, out of how many. */
  done: anyInteger,
  total: anyInteger,
  startedBy: z.object({ id: z.string(), username: z.nullable(z.string()) }),
  /** ISO 8601. */
  startedAt: z.string(),
  /** Until when it can be taken back, ISO 8601. */
  undoUntil: z.string(),
});
export type ResetProgress = z.infer<typeof resetProgressSchema>;
