import { type Tab, TAB_TITLES } from '@perigee/core/tabs/tabs';
import { named } from '../preferences/named.ts';
import type { PlainMessage } from '../preferences/use-text.ts';

/** The name of a settings tab. */
export function tabText(tab: Tab): PlainMessage {
  return named(TAB_TITLES[tab]);
}
