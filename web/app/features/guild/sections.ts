import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

interface Section {
  /** Its place below /guilds/{id}/. */
  path: string;
  icon: IconName;
  title: PlainMessage;
}

/** The settings sections of a server, in the order of the menu. */
export const SECTIONS: readonly Section[] = [{ path: 'general', icon: 'settings', title: m.section_general }];
