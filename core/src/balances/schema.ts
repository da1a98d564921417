import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { anyInteger } from '../numbers/integers.ts';
import { atMost } from '../text/at-most.ts';

/**
 * Longest reason kept with a change, in UTF-16 code units; as long as that of a punishment
 * (docs/rules/settings.md#text-lengths).
 */
export const BALANCE_REASON_MAX = 512;

/** What a member's balance is set to (docs/rules/leaderboards.md#editing). Code of a wrong number: invalidBalance. */
export const balanceUpdateSchema = z.strictObject({
  balance: z.int({ error: issueCode('invalidBalance') }),
  resetXP: z.boolean(),
  reason: z.optional(z.string().check(atMost(BALANCE_REASON_MAX, 'reasonTooLong'))),
});
export type BalanceUpdate = z.infer<typeof balanceUpdateSchema>;

/** How long after a reset it can be taken back, in milliseconds: 7 days. */
export const UNDO_MS = 7 * 24 * 60 * 60 * 1000;

/** `listing`: whom it is about is being found out; `failed`: that could not be, and nothing happened. */
export const RESET_STATES = ['listing', 'running', 'done', 'undoing', 'undone', 'failed'] as const;

/** What a manager does to the balance of everybody with a role: gives, takes, or sets it. */
export const ROLE_ORDER_KINDS = ['grant', 'fine', 'adjust'] as const;

/** A change of many balances, which goes on in the background: a reset of all, unless it says otherwise. */
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
  /** Null for a reset. */
  order: z.nullable(
    z.object({
      kind: z.enum(ROLE_ORDER_KINDS),
      /** How much is given, or taken at most, or left to each. */
      amount: anyInteger,
      roleId: z.string(),
    }),
  ),
});
export type ResetProgress = z.infer<typeof resetProgressSchema>;
