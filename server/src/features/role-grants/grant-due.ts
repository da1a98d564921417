import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';

const payload = z.object({ id: z.string() });

/** Roles are to be given and taken. */
export const grantDue = defineActKind('role-grants.give', payload);

/** The time of given roles is over. */
export const grantEndDue = defineActKind('role-grants.end', payload);

/** Everything a grant changed is to be undone. */
export const returnDue = defineActKind('role-grants.return', payload);

/** Changes of one member's roles happen one after the other. */
export function rolesOf(userId: string): string {
  return `roles of ${userId}`;
}
