import type { SiteConfig } from '@perigee/core/site/site-config';
import { createContext } from 'react-router';

/** How the server hands the site's configuration to the root route. */
export const siteContext = createContext<SiteConfig>();
