import * as z from 'zod/mini';
import { KIND_NAMES } from '../balances/kind-names.ts';
import { snowflake } from '../ids/snowflake.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { namesOf } from '../schemas/names-of.ts';

/** Movements on one page. */
export const STATEMENT_PAGE = 20;

/** Most members of whom it is told at once that somebody dealt with them. */
export const PEERS_MAX = 200;

/** Money that came, or went. */
export const DIRECTIONS = ['in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STATEMENT_KINDS = namesOf(KIND_NAMES);
export type StatementKind = (typeof STATEMENT_KINDS)[number];

const day = z.iso.date({ error: issueCode('invalid') });

/** What a statement can be narrowed to; everything given has to hold. */
export const statementFilters = {
  kind: z.optional(z.enum(STATEMENT_KINDS)),
  direction: z.optional(z.enum(DIRECTIONS)),
  /** The member on the other side. */
  peer: z.optional(snowflake),
  /** First and last day, UTC, both included. */
  from: z.optional(day),
  to: z.optional(day),
};

export const statementPerson = z.object({
  id: z.string(),
  /** The hash of the platform; null for none. */
  avatar: z.nullable(z.string()),
  /** As last known; of somebody the bot never saw, their id. */
  username: z.string(),
  global_name: z.nullable(z.string()),
});
export type StatementPerson = z.infer<typeof statementPerson>;

/** The other half of a movement that was taken back. */
const linkedMovement = z.object({
  operationId: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
  /** ISO 8601. */
  at: z.string(),
});

/** What one movement did to one member. */
export const movementSchema = z.object({
  /** Falls from newer to older; `before` takes it. */
  id: z.string(),
  /** The movement it is a part of. */
  operationId: z.string(),
  /** ISO 8601. */
  at: z.string(),
  kind: z.string(),
  /** What it was about: the name of an item, job or game. */
  subject: z.nullable(z.string()),
  /** The member on the other side. */
  peer: z.nullable(statementPerson),
  balance: z.number(),
  xp: z.number(),
  /** What they had after it. */
  balanceAfter: z.number(),
  xpAfter: z.number(),
  /** What of it went out of circulation on the way; 0 for none. */
  commission: z.number(),
  /** Members read the reasons that are meant for them, managers all. */
  reason: z.nullable(z.string()),
  /** Who did it, for managers; null when nobody in person did. */
  by: z.nullable(statementPerson),
  /** By what it was taken back. */
  reversal: z.nullable(linkedMovement),
  /** What it takes back. */
  reverses: z.nullable(linkedMovement),
  /** Whether a manager may take it back. */
  isReversible: z.boolean(),
});
export type Movement = z.infer<typeof movementSchema>;

export const statementSchema = z.object({
  /** Null when the bot is not there any more. */
  guildName: z.nullable(z.string()),
  moneySymbol: z.string(),
  user: statementPerson,
  /** What they have now. */
  balance: z.number(),
  xp: z.number(),
  movements: z.array(movementSchema),
  /** What `before` takes for the next page; null on the last one. */
  next: z.nullable(z.string()),
});
export type Statement = z.infer<typeof statementSchema>;

/** Why a movement can not be taken back. */
export const REVERSAL_REFUSALS = ['notReversible', 'alreadyReversed', 'partOfMany', 'notEnough'] as const;
export type ReversalRefusal = (typeof REVERSAL_REFUSALS)[number];

/** What taking a movement back would do. */
export const reversalPreview = z.object({
  operationId: z.string(),
  kind: z.string(),
  subject: z.nullable(z.string()),
  at: z.string(),
  legs: z.array(
    z.object({
      user: statementPerson,
      /** What would come to them; negative would go. */
      balance: z.number(),
      xp: z.number(),
      /** What they have. */
      balanceNow: z.number(),
    }),
  ),
  /** What would come back out of the commission. */
  commission: z.number(),
  /** Null where it can be taken back. */
  refusal: z.nullable(z.enum(REVERSAL_REFUSALS)),
});
export type ReversalPreview = z.infer<typeof reversalPreview>;
