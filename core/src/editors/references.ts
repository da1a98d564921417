import { type Reference, referencesAt } from '../settings/section.ts';
import { TABS } from '../settings/tabs.ts';
import type { Editors } from './schema.ts';

export function editorsReferences(editors: Editors): Reference[] {
  return TABS.flatMap((tab) => referencesAt('role', tab, editors[tab]));
}
