import * as z from 'zod/mini';
import { KIND_NAMES } from '../balances/kind-names.ts';
import { snowflake } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { namesOf } from '../../base/schemas/names-of.ts';

/** Ledger movements on one page. */
export const STATEMENT_PAGE = 20;

/** Most counterparties listed at once. */
export const PEERS_MAX = 200;

/** Incoming or outgoing money. */
export const DIRECTIONS = ['in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STATEMENT_KINDS = namesOf(KIND_NAMES);
export type StatementKind = (typeof STATEMENT_KINDS)[number];

const day = z.iso.date({ error: issueCode('invalid') });

/** Filters of a statement, combined with "and". */
export const statementFilters = {
  kind: z.optional(z.enum(STATEMENT_KINDS)),
  direction: z.optional(z.enum(DIRECTIONS)),
  /** The counterparty. */
  peer: z.optional(snowflake),
  /** First and last day, UTC, both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
};

export const statementPerson = z.object({
  id: z.string(),
  /** The avatar hash of the platform; null for none. */
  avatar: z.nullable(z.string()),
  /** The last known name, or the id of somebody the bot never saw. */
  username: z.string(),
  global_name: z.nullable(z.string()),
});
export type StatementPerson = z.infer<typeof statementPerson>;

/** The counterpart of a reversal: the reversal itself, or the reversed movement. */
const linkedMovement = z.object({
  operationId: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
  /** ISO 8601. */
  at: z.string(),
});

/** The effect of one ledger movement on one member. */
export const movementSchema = z.object({
  /** Decreases from newer to older; used as `before`. */
  id: z.string(),
  /** The operation it is a part of. */
  operationId: z.string(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.string(),
  /** What it was for: the name of an item, job or game. */
  subject: z.nullable(z.string()),
  /** The counterparty. */
  peer: z.nullable(statementPerson),
  balance: z.number(),
  xp: z.number(),
  /** The balance and experience after it. */
  balanceAfter: z.number(),
  xpAfter: z.number(),
  /** The part that went out of circulation; 0 for none. */
  commission: z.number(),
  /** Members see only reasons meant for them, managers see all. */
  reason: z.nullable(z.string()),
  /** Who caused it, shown to managers; null where no person did. */
  by: z.nullable(statementPerson),
  /** The movement that reversed it. */
  reversal: z.nullable(linkedMovement),
  /** The movement that it reverses. */
  reverses: z.nullable(linkedMovement),
  /** Whether a manager may reverse it. */
  isReversible: z.boolean(),
});
export type Movement = z.infer<typeof movementSchema>;

export const statementSchema = z.object({
  /** Null when the bot is no longer in the guild. */
  guildName: z.nullable(z.string()),
  moneySymbol: z.string(),
  user: statementPerson,
  /** The current balance and experience. */
  balance: z.number(),
  xp: z.number(),
  movements: z.array(movementSchema),
  /** `before` for the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type Statement = z.infer<typeof statementSchema>;

/** Why a movement cannot be reversed. */
export const REVERSAL_REFUSALS = ['notReversible', 'alreadyReversed', 'partOfMany', 'notEnough'] as const;
export type ReversalRefusal = (typeof REVERSAL_REFUSALS)[number];

/** What reversing a movement would do. */
export const reversalPreview = z.object({
  operationId: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
  at: z.string(),
  legs: z.array(
    z.object({
      user: statementPerson,
      /** What they would receive; negative for what they would lose. */
      balance: z.number(),
      xp: z.number(),
      /** Their current balance. */
      balanceNow: z.number(),
    }),
  ),
  /** The commission that would be returned. */
  commission: z.number(),
  /** Null where it can be reversed. */
  refusal: z.nullable(z.enum(REVERSAL_REFUSALS)),
});
export type ReversalPreview = z.infer<typeof reversalPreview>;
