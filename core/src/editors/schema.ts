import * as z from 'zod/mini';
import { snowflake } from '../ids/snowflake.ts';
import { TABS, type Tab } from '../settings/tabs.ts';

/** Most roles that may edit one tab. */
export const EDITOR_ROLES_MAX = 25;

const rolesSchema = z.array(snowflake).check(
  z.maxLength(EDITOR_ROLES_MAX, { error: 'tooManyRoles' }),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'duplicateRole' }),
);

/** By tab, the roles whose members may edit it though they may not manage the server. */
export const editorsSchema = z.strictObject({
  general: rolesSchema,
  economy: rolesSchema,
  commands: rolesSchema,
  moderation: rolesSchema,
  logs: rolesSchema,
  greetings: rolesSchema,
});
export type Editors = Record<Tab, string[]>;

export const DEFAULT_EDITORS: Editors = {
  general: [],
  economy: [],
  commands: [],
  moderation: [],
  logs: [],
  greetings: [],
};

/** The tabs a member with these roles is let into. */
export function editableTabs(editors: Editors, roleIds: readonly string[]): Tab[] {
  return TABS.filter((tab) => editors[tab].some((id) => roleIds.includes(id)));
}
