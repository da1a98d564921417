import type { SiteConfig } from '@perigee/core/site/site-config';
import { createContext, use } from 'react';

export const SiteConfigContext = createContext<SiteConfig | null>(null);

/** Where the site runs and what it talks to. */
export function useSite(): SiteConfig {
  const site = use(SiteConfigContext);
  if (site === null) throw new Error('useSite must be used within a page');
  return site;
}
