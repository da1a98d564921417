import { defineEvent } from '@perigee/core/base/events/event';
import * as z from 'zod/mini';
import { grantProblem } from './grant.ts';

const owned = { guildId: z.string(), owner: z.string(), key: z.string() };

/** A grant was applied; or, with a problem, nothing was changed. */
export const rolesGranted = defineEvent(
  'role-grants.granted',
  z.object({ ...owned, problem: z.nullable(grantProblem), endsAt: z.nullable(z.string()) }),
);

/** A grant was undone; or, with a problem, it stays in force. */
export const rolesReturned = defineEvent(
  'role-grants.returned',
  z.object({ ...owned, problem: z.nullable(grantProblem) }),
);
