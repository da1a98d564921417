import { inviteUrl } from '@perigee/core/site/platform-links';
import type { SiteConfig } from '@perigee/core/site/site-config';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

interface FooterLink {
  text: PlainMessage;
  to: (site: SiteConfig) => string;
  /** A page of this site, opened by client-side navigation. */
  isPage?: boolean;
}

interface FooterBlock {
  title: PlainMessage;
  links: readonly FooterLink[];
}

/** The link blocks of the footer, in order; bot listings come before them if there are any. */
export const FOOTER_BLOCKS: readonly FooterBlock[] = [
  {
    title: m.footer_product,
    links: [
      { text: m.footer_invite, to: (site) => inviteUrl(site) },
      { text: m.nav_commands, to: () => '/commands', isPage: true },
      { text: m.nav_stats, to: () => '/stats', isPage: true },
      { text: m.fair_title, to: () => '/fair', isPage: true },
      { text: m.footer_news, to: () => '/v2', isPage: true },
    ],
  },
  {
    title: m.footer_help,
    links: [
      { text: m.footer_templates, to: () => '/docs/templates', isPage: true },
      { text: m.footer_api, to: ({ apiUrl }) => `${apiUrl}/docs` },
      { text: m.footer_support, to: ({ supportUrl }) => supportUrl },
      { text: m.appeal_title, to: () => '/support/appeal', isPage: true },
      { text: m.nav_donate, to: () => '/donate', isPage: true },
    ],
  },
  {
    title: m.footer_legal,
    links: [
      { text: m.terms_title, to: () => '/terms', isPage: true },
      { text: m.privacy_title, to: () => '/privacy', isPage: true },
    ],
  },
];
