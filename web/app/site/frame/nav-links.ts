import type { SiteConfig } from '@perigee/core/site/site-config';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';
import type { IconName } from '../../components/icon/icon-paths.ts';

interface NavEntry {
  text: PlainMessage;
  icon: IconName;
  /** A path of the site, or an address elsewhere. */
  to: (site: SiteConfig) => string;
}

/** The links of the navigation bar, in order. */
export const NAV_LINKS: readonly NavEntry[] = [
  { text: m.nav_home, icon: 'home', to: () => '/' },
  { text: m.nav_commands, icon: 'code', to: () => '/commands' },
  { text: m.nav_stats, icon: 'pulse', to: () => '/stats' },
  { text: m.nav_donate, icon: 'heart', to: () => '/donate' },
  { text: m.nav_support, icon: 'support', to: ({ supportUrl }) => supportUrl },
];
