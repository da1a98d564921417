import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

const payload = z.object({ id: z.string() });

/** Gives and takes the roles of a grant. */
export const grantDue = defineActKind('role-grants.give', payload);

/** Takes the given roles when their time is over. */
export const grantEndDue = defineActKind('role-grants.end', payload);

/** Undoes everything a grant changed. */
export const returnDue = defineActKind('role-grants.return', payload);

/** Puts back what giving or undoing a grant changed before it was given up. */
export const putBackDue = defineActKind('role-grants.putBack', payload);

/** The act subject that makes changes of one member's roles run one after another. */
export function rolesOf(userId: string): string {
  return `roles of ${userId}`;
}
