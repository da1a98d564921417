import { type SectionName, SECTIONS } from '@perigee/core/settings/sections';
import { named } from '../preferences/named.ts';
import type { PlainMessage } from '../preferences/use-text.ts';
import { tabText } from './tab-texts.ts';

/** What a section is called: as itself, or as its tab is. */
export function sectionText(section: SectionName): PlainMessage {
  const { title, tab, name } = SECTIONS[section];
  if (title !== null) return named(title);
  return tab === null ? () => name : tabText(tab);
}
