import { referencesAt, section } from '../settings/section.ts';
import { type Item, itemsSchema } from './schema.ts';

export const itemsSection = section<Item[]>(itemsSchema, [], {
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
