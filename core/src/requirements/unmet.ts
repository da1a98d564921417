/** What a job or an item asks of a member. */
export interface Requirements {
  requiredXp: number;
  /** All of them. */
  requiredRoles: readonly string[];
}

/** What a member has of that. */
export interface MetBy {
  xp: number;
  roleIds: readonly string[];
}

/** The part of the requirements a member does not meet; null where they meet all. */
export function unmetBy({ requiredXp, requiredRoles }: Requirements, { xp, roleIds }: MetBy): Requirements | null {
  const missing = requiredRoles.filter((id) => !roleIds.includes(id));
  const lacksXp = xp < requiredXp;
  return lacksXp || missing.length > 0 ? { requiredXp: lacksXp ? requiredXp : 0, requiredRoles: missing } : null;
}
