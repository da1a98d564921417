import type { Reference } from '../sections/references.ts';
import { SECTIONS, type SectionName, type SectionValues } from './sections.ts';

/** Every role and channel named in a section's value. */
export function referencesOf<Name extends SectionName>(name: Name, value: SectionValues[Name]): Reference[] {
  return SECTIONS[name].references(value);
}
