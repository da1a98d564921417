import type { Reference } from '../sections/references.ts';
import { SECTIONS, type SectionName, type SectionValues } from './sections.ts';

/** Every role and channel a section's value names. */
export function referencesOf<Name extends SectionName>(name: Name, value: SectionValues[Name]): Reference[] {
  return SECTIONS[name].references(value);
}
