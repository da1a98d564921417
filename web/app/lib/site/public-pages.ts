/** The pages that everyone may read and search engines may list, by path. */
export const PUBLIC_PAGES = [
  '/',
  '/commands',
  '/stats',
  '/donate',
  '/landing',
  '/terms',
  '/privacy',
  '/v2',
  '/docs/templates',
  '/fair',
  '/fair/games',
] as const;
export type PublicPath = (typeof PUBLIC_PAGES)[number];

/** Pages that are the same for everyone with the same language and theme, for as long as the process runs. */
export const CACHED_PAGES: ReadonlySet<string> = new Set(PUBLIC_PAGES.filter((path) => path !== '/stats'));

/** A person's own page; requires signing in. */
export const OWN_PAGE = '/@me';
