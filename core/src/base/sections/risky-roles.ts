import type { DangerousPermission } from '../permissions/dangerous-permissions.ts';

/** A role that is given to people whom nobody knows. */
export interface RiskyRole {
  id: string;
  /** Dotted, as in the issues of an error reply. */
  path: string;
  /** The dangerous permissions with which somebody has confirmed it. */
  confirmed: readonly DangerousPermission[];
}

/** The worst permission of a role that nobody has confirmed; null where there is none. */
export function unconfirmedPermission(
  { confirmed }: Pick<RiskyRole, 'confirmed'>,
  { dangerous }: { dangerous: readonly DangerousPermission[] },
): DangerousPermission | null {
  return dangerous.find((name) => !confirmed.includes(name)) ?? null;
}
