import * as z from 'zod/mini';
import { snowflake } from '../ids/snowflake.ts';
import { CASE_EVENTS, CASE_SOURCES, CASE_STATES, CASE_TYPES, DELIVERIES } from './case.ts';

/** Somebody a case names; the name as last known, null for somebody never seen. */
export const casePerson = z.object({
  id: snowflake,
  username: z.nullable(z.string()),
  global_name: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
});
export type CasePerson = z.infer<typeof casePerson>;

/** A case as lists show it. Moments are ISO 8601, spans milliseconds. */
export const caseSummary = z.object({
  /** From 1 on, without gaps within a server. */
  number: z.int(),
  type: z.enum(CASE_TYPES),
  state: z.enum(CASE_STATES),
  member: casePerson,
  /** Null for what Perigee did by itself, and for what nobody knows of. */
  moderator: z.nullable(casePerson),
  reason: z.string(),
  source: z.enum(CASE_SOURCES),
  /** The automoderation rule, where one it was. */
  rule: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null where it does not end by itself. */
  durationMs: z.nullable(z.int()),
  endsAt: z.nullable(z.string()),
  /** When it was lifted or expired. */
  endedAt: z.nullable(z.string()),
  /** Why the platform refused it, in its own words. */
  problem: z.nullable(z.string()),
  delivery: z.enum(DELIVERIES),
  /** The case it follows from: the warn of a ladder's punishment, the mute of an unmute. */
  linkedCase: z.nullable(z.int()),
});
export type CaseSummary = z.infer<typeof caseSummary>;

const counts = z.record(z.enum(CASE_TYPES), z.int());
export type CaseCounts = z.infer<typeof counts>;

/** A member in their cases. */
export const caseMember = z.object({
  member: casePerson,
  counts,
  /** Of these, what holds at this moment. */
  inForce: counts,
});
export type CaseMember = z.infer<typeof caseMember>;

/** The cases of the last weeks. */
export const caseStatistics = z.object({
  /** The Monday each begins on, UTC, the oldest first; weeks without cases are there too. */
  weeks: z.array(z.object({ begins: z.string(), counts })),
  /** Who opened most first; what Perigee did by itself is left out. */
  moderators: z.array(z.object({ moderator: casePerson, counts })),
});
export type CaseStatistics = z.infer<typeof caseStatistics>;

/** Everything about one case. */
export const caseDetail = z.extend(caseSummary, {
  /** The message it is about, with its text as it was. */
  message: z.nullable(
    z.object({
      channelId: snowflake,
      /** Null for a channel that is gone. */
      channelName: z.nullable(z.string()),
      /** Null for one that the platform stopped before it was one. */
      id: z.nullable(snowflake),
      text: z.string(),
    }),
  ),
  /** How many pictures of evidence there are. */
  evidenceCount: z.int(),
  /** Cases that follow from this one. */
  followedBy: z.array(z.int()),
  trail: z.array(
    z.object({
      kind: z.enum(CASE_EVENTS),
      at: z.string(),
      /** Null for what Perigee did by itself. */
      by: z.nullable(casePerson),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  /** What the person who asks may do about it now. */
  may: z.object({ edit: z.boolean(), changeDuration: z.boolean(), lift: z.boolean(), retry: z.boolean() }),
});
export type CaseDetail = z.infer<typeof caseDetail>;
