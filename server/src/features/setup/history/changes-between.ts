import { type Difference, differences } from '@perigee/core/community/settings/differences';
import { orderChanges } from '@perigee/core/community/settings/order-changes';
import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';

/** All differences between two values of a section, including the order of its lists. */
export function changesBetween(section: SectionName, before: unknown, after: unknown): Difference[] {
  const { schema } = SECTIONS[section];
  return [...differences(schema, before, after), ...orderChanges(schema, before, after)];
}
