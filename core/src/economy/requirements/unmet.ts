/** What a job or an item requires of a member. */
export interface Requirements {
  requiredXp: number;
  /** All of them are required. */
  requiredRoles: readonly string[];
}

/** What a member has of it. */
export interface MetBy {
  xp: number;
  roleIds: readonly string[];
}

/** The requirements that a member does not meet; null where they meet all. */
export function unmetBy({ requiredXp, requiredRoles }: Requirements, { xp, roleIds }: MetBy): Requirements | null {
  const missing = requiredRoles.filter((id) => !roleIds.includes(id));
  const lacksXp = xp < requiredXp;
  return lacksXp || missing.length > 0 ? { requiredXp: lacksXp ? requiredXp : 0, requiredRoles: missing } : null;
}
