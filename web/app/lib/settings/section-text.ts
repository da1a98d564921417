import { type SectionName, SECTIONS } from '@perigee/core/community/settings/sections';
import { displayNameMessage } from '../preferences/display-name-message.ts';
import type { PlainMessage } from '../preferences/use-text.ts';
import { tabText } from './tab-texts.ts';

/** The name of a section: its own, or that of its tab. */
export function sectionText(section: SectionName): PlainMessage {
  const { title, tab, name } = SECTIONS[section];
  if (title !== null) return displayNameMessage(title);
  return tab === null ? () => name : tabText(tab);
}
