import type { Tab } from '@perigee/core/tabs/tabs';
import { m } from '#texts';
import type { PlainMessage } from '../preferences/use-text.ts';

/** What each tab of the settings is called. */
export const TAB_TEXTS: Record<Tab, PlainMessage> = {
  general: m.section_general,
  economy: m.section_economy,
  commands: m.section_commands,
  moderation: m.section_moderation,
  logs: m.section_logs,
  greetings: m.section_greetings,
};
