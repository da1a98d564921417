import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { roleIdList } from '../../base/ids/id-list.ts';
import { holds, mayManageGuild, type PermissionName } from '../../base/permissions/permissions.ts';
import { withDefault } from '../../base/schemas/with-default.ts';
import { TABS, type Tab } from '../../base/tabs/tabs.ts';

/**
 * For each tab, the roles whose members may edit it without managing the server; the roles whose members may punish
 * beyond their own permissions; and what else editors may do.
 */
export const editorsSchema = z.strictObject({
  general: labelled({ en: 'General', ru: 'Основное' }, roleIdList),
  economy: labelled({ en: 'Economy', ru: 'Экономика' }, roleIdList),
  commands: labelled({ en: 'Commands', ru: 'Команды' }, roleIdList),
  moderation: labelled({ en: 'Moderation', ru: 'Модерация' }, roleIdList),
  logs: labelled({ en: 'Logs', ru: 'Журналы' }, roleIdList),
  greetings: labelled({ en: 'Greetings', ru: 'Приветствия' }, roleIdList),
  /** Editors of the moderation tab in one of these set and lift punishments that they cannot give themselves. */
  punish: labelled(
    { en: 'May punish through rules', ru: 'Могут наказывать через правила' },
    withDefault(roleIdList, []),
  ),
  /** Whether editors may choose where logs and hits of channels go that they cannot read themselves. */
  mayRouteLogs: labelled(
    { en: 'May log channels they can’t read', ru: 'Могут вести журналы каналов, которые не читают' },
    withDefault(z.boolean(), false),
  ),
});
export type Editors = z.infer<typeof editorsSchema>;

export const DEFAULT_EDITORS: Editors = {
  general: [],
  economy: [],
  commands: [],
  moderation: [],
  logs: [],
  greetings: [],
  punish: [],
  mayRouteLogs: false,
};

/** The tabs that a member with these roles may edit. */
export function editableTabs(editors: Editors, roleIds: readonly string[]): Tab[] {
  return TABS.filter((tab) => editors[tab].some((id) => roleIds.includes(id)));
}

/** Somebody in a guild: their permissions in it as a whole, and their roles. */
interface Person {
  permissions: bigint;
  roleIds: readonly string[];
}

/**
 * Whether somebody may have the bot punish, or lift a punishment, that takes this permission on the platform: with the
 * permission itself, or in one of the roles for that if they may edit the moderation tab
 * (docs/rules/moderation.md#punishing-through-the-dashboard).
 */
export function mayPunish(editors: Editors, { permissions, roleIds }: Person, permission: PermissionName): boolean {
  if (holds(permissions, permission)) return true;
  const isEditor = mayManageGuild(false, permissions) || editableTabs(editors, roleIds).includes('moderation');
  return isEditor && editors.punish.some((id) => roleIds.includes(id));
}
