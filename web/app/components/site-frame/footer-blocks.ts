import { inviteUrl } from '@perigee/core/site/platform-links';
import type { SiteConfig } from '@perigee/core/site/site-config';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

interface FooterLink {
  text: PlainMessage;
  to: (site: SiteConfig) => string;
  /** A page of this site, opened without loading the document anew. */
  isPage?: boolean;
}

interface FooterBlock {
  title: PlainMessage;
  links: readonly FooterLink[];
}

/** The link blocks of the footer, in order. */
export const FOOTER_BLOCKS: readonly FooterBlock[] = [
  {
    title: m.footer_product,
    links: [
      { text: m.nav_home, to: () => '/', isPage: true },
      { text: m.footer_invite, to: (site) => inviteUrl(site) },
    ],
  },
  {
    title: m.footer_help,
    links: [
      { text: m.footer_support, to: ({ supportUrl }) => supportUrl },
      { text: m.footer_api, to: ({ apiUrl }) => `${apiUrl}/docs` },
    ],
  },
];
