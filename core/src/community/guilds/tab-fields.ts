import type { Tab } from '../../base/tabs/tabs.ts';
import type { FieldOf, SettingsField } from '../settings/nested-sections.ts';
import { type ListedSection, SECTION_LIST } from '../settings/sections.ts';
import { fieldsOfSection } from '../settings/nested-sections.ts';

/** Fields that the pages of every tab need: the languages and the time zone. The prefix belongs to their section. */
export const SHARED_FIELDS = ['prefix', 'language', 'timeZone'] as const satisfies readonly SettingsField[];
export type SharedField = (typeof SHARED_FIELDS)[number];

/** Fields of other tabs that the pages of a tab need, and why. A page that reads any other does not compile. */
const BORROWED_FIELDS = {
  // The page explains that a member muted by a timeout is greeted after rejoining.
  greetings: ['useTimeout'],
} as const satisfies Partial<Record<Tab, readonly SettingsField[]>>;

type Borrowed<One extends Tab> = One extends keyof typeof BORROWED_FIELDS
  ? (typeof BORROWED_FIELDS)[One][number]
  : never;

/** The fields of the settings that the pages of a tab may read. */
export type TabField<One extends Tab> = FieldOf<Extract<ListedSection, { tab: One }>> | Borrowed<One> | SharedField;

/** The fields that the pages of these tabs may read. */
export function fieldsOfTabs(tabs: readonly Tab[]): ReadonlySet<string> {
  const own = SECTION_LIST.filter(({ tab }) => tab !== null && tabs.includes(tab));
  return new Set([
    ...SHARED_FIELDS,
    ...own.flatMap(({ name }) => fieldsOfSection(name)),
    ...Object.entries(BORROWED_FIELDS).flatMap(([tab, fields]) => (tabs.some((each) => each === tab) ? fields : [])),
  ]);
}
