import { defineSection } from '../../base/sections/define-section.ts';
import { referencesAt } from '../../base/sections/references.ts';
import { TABS } from '../../base/tabs/tabs.ts';
import { DEFAULT_EDITORS, editorsSchema } from './schema.ts';

/**
 * Who, besides managers, may edit which tab, and who may punish beyond their permissions. Not exported to other servers: the rights belong to this server's people.
 */
export const editorsSection = defineSection({
  name: 'editors',
  title: { en: 'Access', ru: 'Доступ' },
  tab: null,
  summary: 'Lets roles edit single tabs of the settings',
  schema: editorsSchema,
  initial: DEFAULT_EDITORS,
  isTransferred: false,
  references: (editors) => [...TABS, 'punish' as const].flatMap((field) => referencesAt('role', field, editors[field])),
});
