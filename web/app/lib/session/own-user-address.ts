import type { SiteConfig } from '@perigee/core/site/site-config';

/** Where the platform says whose a token is. */
export function ownUserAddress({ platformApiUrl }: Pick<SiteConfig, 'platformApiUrl'>): string {
  return `${platformApiUrl}/users/@me`;
}
