import * as z from 'zod/mini';
import { roleIdList } from '../ids/id-list.ts';
import { TABS, type Tab } from '../tabs/tabs.ts';

/** By tab, the roles whose members may edit it though they may not manage the server. */
export const editorsSchema = z.strictObject({
  general: roleIdList,
  economy: roleIdList,
  commands: roleIdList,
  moderation: roleIdList,
  logs: roleIdList,
  greetings: roleIdList,
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
