import { type Tab, TAB_TITLES } from '@perigee/core/tabs/tabs';
import { named } from '../preferences/named.ts';
import type { PlainMessage } from '../preferences/use-text.ts';

/** What a tab of the settings is called. */
export function tabText(tab: Tab): PlainMessage {
  return named(TAB_TITLES[tab]);
}
