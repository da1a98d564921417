import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';

const payload = z.object({ id: z.string() });

/** Gives and takes the roles of a grant. */
export const giveRolesJob = defineJobKind('role-grants.give', payload);

/** Takes the given roles when their time is over. */
export const endGrantJob = defineJobKind('role-grants.end', payload);

/** Undoes everything a grant changed. */
export const returnGrantJob = defineJobKind('role-grants.return', payload);

/** Puts back what giving or undoing a grant changed before it was given up. */
export const putBackJob = defineJobKind('role-grants.putBack', payload);

/** The job subject that makes changes of one member's roles run one after another. */
export function rolesOf(userId: string): string {
  return `roles of ${userId}`;
}
