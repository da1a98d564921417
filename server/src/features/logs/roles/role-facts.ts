import type { LogChange } from '@perigee/core/logs/changes';
import type { LogDetails } from '@perigee/core/logs/details';
import { listPermissions } from '@perigee/core/base/permissions/listed-permissions';
import type { APIRole } from 'discord-api-types/v10';

/** What the log shows of a role. */
export interface RoleFacts {
  name: string;
  color: number;
  hoist: boolean;
  mentionable: boolean;
  permissions: bigint;
  /** Its icon or emoji; null for none. */
  icon: string | null;
  /** The further colours of a gradient, as `#rrggbb`; null for a single colour. */
  gradient: string | null;
}

/** Extracts what the log compares of a role. */
export function factsOfRole({
  name,
  color,
  hoist,
  mentionable,
  permissions,
  icon,
  unicode_emoji: emoji,
  colors,
}: APIRole): RoleFacts {
  return {
    name,
    color,
    hoist,
    mentionable,
    permissions: BigInt(permissions),
    icon: icon ?? emoji ?? null,
    gradient: gradientOf(colors),
  };
}

/** Roles of older payloads have no colours besides their first. */
function gradientOf(colors: APIRole['colors'] | undefined): string | null {
  const further = [colors?.secondary_color, colors?.tertiary_color].filter((color) => typeof color === 'number');
  return further.length === 0 ? null : further.map((color) => `#${color.toString(16).padStart(6, '0')}`).join(', ');
}

/** A role's state as a log entry contains it. */
export function stateOf({ name, color, hoist, mentionable, permissions }: RoleFacts): LogDetails<'roleCreate'> {
  return { name, color, hoist, mentionable, permissions: listPermissions(permissions) };
}

/** What changed; null where nothing that is logged did, for example only its position. */
export function differenceOf(before: RoleFacts, after: RoleFacts): LogDetails<'roleEdit'> | null {
  const changes: LogChange[] = [];
  if (before.name !== after.name) changes.push({ kind: 'text', field: 'name', before: before.name, after: after.name });
  if (before.color !== after.color)
    changes.push({ kind: 'color', field: 'color', before: before.color, after: after.color });
  if (before.gradient !== after.gradient)
    changes.push({ kind: 'text', field: 'colors', before: before.gradient, after: after.gradient });
  for (const field of ['hoist', 'mentionable'] as const) {
    if (before[field] !== after[field])
      changes.push({ kind: 'switch', field, before: before[field], after: after[field] });
  }
  if (before.icon !== after.icon)
    changes.push({ kind: 'picture', field: 'icon', before: before.icon !== null, after: after.icon !== null });
  const permissions = {
    added: listPermissions(after.permissions & ~before.permissions),
    removed: listPermissions(before.permissions & ~after.permissions),
  };
  if (changes.length + permissions.added.length + permissions.removed.length === 0) return null;
  return { name: after.name, color: after.color, changes, permissions };
}
