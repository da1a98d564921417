import type { SiteConfig } from '@perigee/core/site/site-config';
import { createContext } from 'react-router';

/** Hands the site's configuration from the server to the root route. */
export const siteContext = createContext<SiteConfig>();
