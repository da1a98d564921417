import { defineSection } from '../sections/define-section.ts';
import { referencesAt } from '../sections/references.ts';
import { itemsSchema } from './schema.ts';

export const itemsSection = defineSection({
  name: 'items',
  tab: 'economy',
  schema: itemsSchema,
  initial: [],
  normalise: (items) => items.map((item) => ({ ...item, name: item.name.trim() })),
  references: (items) =>
    items.flatMap(({ requiredRoles, addRole, removeRole }, index) => [
      ...referencesAt('role', `${index}.requiredRoles`, requiredRoles),
      ...referencesAt('role', `${index}.addRole`, addRole, true),
      ...referencesAt('role', `${index}.removeRole`, removeRole, true),
    ]),
  boostFields: (items) => items.flatMap(({ iconUrl }, index) => (iconUrl === '' ? [] : [`${index}.iconUrl`])),
  limited: (items) => ({ kind: 'items', count: items.length }),
});
