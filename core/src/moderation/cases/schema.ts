import * as z from 'zod/mini';
import { snowflake } from '../../base/ids/snowflake.ts';
import { CASE_EVENTS, CASE_SOURCES, CASE_STATES, CASE_TYPES, DELIVERIES } from './case.ts';

/** A person named in a case, by the last known name; null for somebody never seen. */
export const casePerson = z.object({
  id: snowflake,
  username: z.nullable(z.string()),
  global_name: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
});
export type CasePerson = z.infer<typeof casePerson>;

/** A case as shown in lists. Moments are ISO 8601, durations milliseconds. */
export const caseSummary = z.object({
  /** From 1 on, without gaps within a server. */
  number: z.int(),
  type: z.enum(CASE_TYPES),
  state: z.enum(CASE_STATES),
  member: casePerson,
  /** Null where Perigee acted by itself, or the moderator is unknown. */
  moderator: z.nullable(casePerson),
  reason: z.string(),
  source: z.enum(CASE_SOURCES),
  /** The automoderation rule, if one caused the case. */
  rule: z.nullable(z.string()),
  createdAt: z.string(),
  /** Null where it does not end by itself. */
  durationMs: z.nullable(z.int()),
  endsAt: z.nullable(z.string()),
  /** When it was lifted or expired. */
  endedAt: z.nullable(z.string()),
  /** Why the platform refused it, in the platform's own words. */
  problem: z.nullable(z.string()),
  delivery: z.enum(DELIVERIES),
  /** The case it follows from: the warn behind a ladder's punishment, the mute behind an unmute. */
  linkedCase: z.nullable(z.int()),
});
export type CaseSummary = z.infer<typeof caseSummary>;

const counts = z.record(z.enum(CASE_TYPES), z.int());
export type CaseCounts = z.infer<typeof counts>;

/** A member with the number of their cases. */
export const caseMember = z.object({
  member: casePerson,
  counts,
  /** Of these, the cases in force now. */
  inForce: counts,
});
export type CaseMember = z.infer<typeof caseMember>;

/** The cases of the last weeks. */
export const caseStatistics = z.object({
  /** Each week begins on a Monday, UTC; oldest first, including weeks without cases. */
  weeks: z.array(z.object({ begins: z.string(), counts })),
  /** Most cases first; what Perigee did by itself is left out. */
  moderators: z.array(z.object({ moderator: casePerson, counts })),
});
export type CaseStatistics = z.infer<typeof caseStatistics>;

/** Everything about one case. */
export const caseDetail = z.extend(caseSummary, {
  /** The message it is about, with its text at that time; null also where the caller cannot read its channel. */
  message: z.nullable(
    z.object({
      channelId: snowflake,
      /** Null for a deleted channel. */
      channelName: z.nullable(z.string()),
      /** Null for a message that the platform blocked before it was posted. */
      id: z.nullable(snowflake),
      text: z.string(),
    }),
  ),
  /** Whether there is a message that the caller cannot read. */
  hidesMessage: z.boolean(),
  /** Number of evidence pictures, and the positions of those from channels that the caller cannot read. */
  evidenceCount: z.int(),
  hiddenEvidence: z.array(z.int()),
  /** Cases that follow from this one. */
  followedBy: z.array(z.int()),
  trail: z.array(
    z.object({
      kind: z.enum(CASE_EVENTS),
      at: z.string(),
      /** Null where Perigee acted by itself. */
      by: z.nullable(casePerson),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
  /** What the caller may do about it now. */
  may: z.object({ edit: z.boolean(), changeDuration: z.boolean(), lift: z.boolean(), retry: z.boolean() }),
});
export type CaseDetail = z.infer<typeof caseDetail>;
