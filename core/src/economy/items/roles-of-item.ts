import { nameKey } from '../../base/names/name-key.ts';
import type { Item } from './schema.ts';

/** The roles that using the named item gives or takes; none where the shop has no such item. */
export function rolesOfItem(items: readonly Pick<Item, 'name' | 'addRole' | 'removeRole'>[], name: string): string[] {
  const item = items.find((each) => nameKey(each.name) === nameKey(name));
  return item === undefined ? [] : [...item.addRole, ...item.removeRole];
}
