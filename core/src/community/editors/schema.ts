import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { roleIdList } from '../../base/ids/id-list.ts';
import { TABS, type Tab } from '../../base/tabs/tabs.ts';

/** For each tab, the roles whose members may edit it without managing the server. */
export const editorsSchema = z.strictObject({
  general: labelled({ en: 'General', ru: 'Основное' }, roleIdList),
  economy: labelled({ en: 'Economy', ru: 'Экономика' }, roleIdList),
  commands: labelled({ en: 'Commands', ru: 'Команды' }, roleIdList),
  moderation: labelled({ en: 'Moderation', ru: 'Модерация' }, roleIdList),
  logs: labelled({ en: 'Logs', ru: 'Журналы' }, roleIdList),
  greetings: labelled({ en: 'Greetings', ru: 'Приветствия' }, roleIdList),
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

/** The tabs that a member with these roles may edit. */
export function editableTabs(editors: Editors, roleIds: readonly string[]): Tab[] {
  return TABS.filter((tab) => editors[tab].some((id) => roleIds.includes(id)));
}
