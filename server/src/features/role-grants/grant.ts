import * as z from 'zod/mini';

/**
 * Asked for; given; refused by the platform, with nothing changed; over, with the given roles taken back. `returning` are
 * those whose owner wants all of it undone.
 */
export type GrantState = 'pending' | 'given' | 'refused' | 'returning' | 'over';

/** Roles a member gets, and roles they lose. */
export const roleChange = z.object({ give: z.array(z.string()), take: z.array(z.string()) });
export type RoleChange = z.infer<typeof roleChange>;

/**
 * Why a role could not be changed: it is gone, or stands above the bot; the bot may not manage roles; the member left; or
 * the platform said no for a reason of its own.
 */
export const grantProblem = z.object({
  why: z.enum(['gone', 'above', 'rights', 'left', 'platform']),
  roleId: z.nullable(z.string()),
});
export type GrantProblem = z.infer<typeof grantProblem>;

/** Whose a grant is: a feature, and what it is there. */
export interface GrantOwner {
  guildId: string;
  /** The feature's name. */
  owner: string;
  key: string;
}

export interface NewRoleGrant extends GrantOwner, RoleChange {
  userId: string;
  /** How long the given roles stay, in milliseconds; null for good. What is taken stays away. */
  lastsMs: number | null;
}

export interface Grant extends NewRoleGrant {
  id: string;
  state: GrantState;
  changed: RoleChange | null;
  problem: GrantProblem | null;
  endsAt: Date | null;
}
