import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { anyInteger } from '../../base/numbers/integers.ts';
import { atMost } from '../../base/text/at-most.ts';

/**
 * Longest reason kept with a change, in UTF-16 code units; the same as for a punishment
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

/** How long a reset can be undone, in milliseconds: 7 days. */
export const UNDO_MS = 7 * 24 * 60 * 60 * 1000;

/** `listing`: the affected members are being determined; `failed`: they could not be, and nothing was changed. */
export const RESET_STATES = ['listing', 'running', 'done', 'undoing', 'undone', 'failed'] as const;

/** What a manager can do to the balances of all members with a role: give, take, or set an amount. */
export const ROLE_ORDER_KINDS = ['grant', 'fine', 'adjust'] as const;

/** A bulk change of balances that runs in the background: a reset of all, unless `order` says otherwise. */
export const resetProgressSchema = z.object({
  id: z.string(),
  state: z.enum(RESET_STATES),
  /** Members processed, out of how many. */
  done: anyInteger,
  total: anyInteger,
  startedBy: z.object({ id: z.string(), username: z.nullable(z.string()) }),
  /** ISO 8601. */
  startedAt: z.string(),
  /** Until when it can be undone, ISO 8601. */
  undoUntil: z.string(),
  /** Null for a reset. */
  order: z.nullable(
    z.object({
      kind: z.enum(ROLE_ORDER_KINDS),
      /** The amount given, taken at most, or set for each member. */
      amount: anyInteger,
      roleId: z.string(),
    }),
  ),
});
export type ResetProgress = z.infer<typeof resetProgressSchema>;
