import { LOG_CATALOGUE, LOG_EVENT_FACTS, type LogCategory, type LogEvent } from '@perigee/core/logs/events';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { displayNameMessage } from '../../../lib/preferences/display-name-message.ts';
import type { PlainMessage } from '../../../lib/preferences/use-text.ts';

const CATEGORY_ICONS: Record<LogCategory, IconName> = {
  messages: 'greetings',
  roles: 'shield',
  moderation: 'moderation',
  members: 'smile',
  channels: 'layers',
  voice: 'voice',
  server: 'settings',
};

interface CategoryTexts {
  title: PlainMessage;
  icon: IconName;
}

/** The title and icon of a category of log events, in the reader's language. */
export function categoryTexts(category: LogCategory): CategoryTexts {
  return { title: displayNameMessage(LOG_CATALOGUE[category].title), icon: CATEGORY_ICONS[category] };
}

interface EventTexts {
  title: PlainMessage;
  /** What is logged. */
  hint: PlainMessage;
}

/** Title and hint of a log event in the reader's language. */
export function eventTexts(event: LogEvent): EventTexts {
  const { title, hint } = LOG_EVENT_FACTS[event];
  return { title: displayNameMessage(title), hint: displayNameMessage(hint) };
}
