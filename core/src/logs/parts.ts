import * as z from 'zod/mini';
import { snowflake } from '../ids/snowflake.ts';

/** Somebody an entry names; the name as it was then, null for somebody never seen. */
export const logPerson = z.object({ id: snowflake, name: z.nullable(z.string()) });
export type LogPerson = z.infer<typeof logPerson>;

/** A role or channel with its name as it was then. */
export const named = z.object({ id: snowflake, name: z.nullable(z.string()) });
export type LoggedName = z.infer<typeof named>;

/** How sure it is who did it: seen by us, from the audit log, the author or a bot (the platform keeps no entry), or unknown. */
export const CERTAINTIES = ['known', 'auditLog', 'authorOrBot', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What something was done to. */
export const logTarget = z.object({
  kind: z.enum(['member', 'channel', 'role', 'message', 'invite', 'server', 'section']),
  /** An id of the platform, the code of an invite, or the name of a section. */
  id: z.string(),
  name: z.nullable(z.string()),
});
export type LogTarget = z.infer<typeof logTarget>;
