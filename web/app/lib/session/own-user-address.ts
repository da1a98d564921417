import type { SiteConfig } from '@perigee/core/site/site-config';

/** The platform's endpoint that tells whose a token is. */
export function ownUserAddress({ platformApiUrl }: Pick<SiteConfig, 'platformApiUrl'>): string {
  return `${platformApiUrl}/users/@me`;
}
