import { defineEvent } from '@perigee/core/events/event';
import * as z from 'zod/mini';
import { grantProblem } from './grant.ts';

const owned = { guildId: z.string(), owner: z.string(), key: z.string() };

/** What a feature asked for was done; or, with a problem, nothing of it. */
export const rolesGranted = defineEvent(
  'role-grants.granted',
  z.object({ ...owned, problem: z.nullable(grantProblem), endsAt: z.nullable(z.string()) }),
);

/** All of it is undone; or, with a problem, stays as it was. */
export const rolesReturned = defineEvent(
  'role-grants.returned',
  z.object({ ...owned, problem: z.nullable(grantProblem) }),
);
