import * as z from 'zod/mini';
import { snowflake } from '../base/ids/snowflake.ts';

/** A person in an entry, with the name at that time; null for somebody never seen. */
export const logPerson = z.object({ id: snowflake, name: z.nullable(z.string()) });
export type LogPerson = z.infer<typeof logPerson>;

/** A role or channel with its name at that time. */
export const named = z.object({ id: snowflake, name: z.nullable(z.string()) });
export type LoggedName = z.infer<typeof named>;

/**
 * How certain the actor is: seen by the bot, taken from the audit log, the author or a bot (the platform logs neither),
 * unclear (an audit log entry may be about this or another event), or unknown.
 */
export const CERTAINTIES = ['known', 'auditLog', 'authorOrBot', 'unclear', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What was affected. */
export const logTarget = z.object({
  kind: z.enum(['member', 'channel', 'role', 'message', 'invite', 'server', 'section', 'thing']),
  /** A platform id, an invite code, or the name of a section; a thing is what only the audit log tells of. */
  id: z.string(),
  name: z.nullable(z.string()),
});
export type LogTarget = z.infer<typeof logTarget>;
