import * as z from 'zod/mini';

/**
 * `pending`: requested; `given`: in force; `refused`: failed, with nothing changed; `returning`: being undone at the
 * owner's request; `over`: ended, with the given roles taken back.
 */
export type GrantState = 'pending' | 'given' | 'refused' | 'returning' | 'over';

/** Roles to give to a member, and roles to take. */
export const roleChange = z.object({ give: z.array(z.string()), take: z.array(z.string()) });
export type RoleChange = z.infer<typeof roleChange>;

/**
 * Why a role could not be changed: `gone`: it was deleted; `above`: it is above the bot's role; `rights`: the bot may
 * not manage roles; `left`: the member left; `platform`: any other refusal of the platform.
 */
export const grantProblem = z.object({
  why: z.enum(['gone', 'above', 'rights', 'left', 'platform']),
  roleId: z.nullable(z.string()),
});
export type GrantProblem = z.infer<typeof grantProblem>;

/** Identifies a grant: the feature that owns it, and the feature's own key for it. */
export interface GrantOwner {
  guildId: string;
  /** The feature's name. */
  owner: string;
  key: string;
}

export interface NewRoleGrant extends GrantOwner, RoleChange {
  userId: string;
  /** How long the given roles stay, in milliseconds; null if permanently. Taken roles are not given back. */
  lastsMs: number | null;
}

export interface Grant extends NewRoleGrant {
  id: string;
  state: GrantState;
  /** What it changed, as planned before the first change; null before that, and once all of it was put back. */
  changed: RoleChange | null;
  /** The same for undoing it; null unless an undo may have changed something and has not ended. */
  undoing: RoleChange | null;
  problem: GrantProblem | null;
  endsAt: Date | null;
}
