import { type Tab, TAB_TITLES } from '@perigee/core/base/tabs/tabs';
import { displayNameMessage } from '../preferences/display-name-message.ts';
import type { PlainMessage } from '../preferences/use-text.ts';

/** The name of a settings tab. */
export function tabText(tab: Tab): PlainMessage {
  return displayNameMessage(TAB_TITLES[tab]);
}
