import type { SectionName } from '@perigee/core/community/settings/sections';
import { fieldHash } from './linked-field.ts';

/**
 * Sections edited on a page of their own below the server's, with the query that shows their fields there; null where
 * the fields are edited on the settings tab.
 */
const OWN_PAGES: Partial<Record<SectionName, { page: string; query: string | null }>> = {
  giveawayTemplates: { page: 'giveaways', query: '?part=settings' },
  giveawayRules: { page: 'giveaways', query: '?part=settings' },
  couponRules: { page: 'coupons', query: null },
  couponTemplates: { page: 'coupons', query: '' },
  games: { page: 'economy/games', query: '' },
  levels: { page: 'economy/levels', query: '' },
};

interface FieldPlace {
  section: SectionName;
  tab: string;
  /** Dotted, inside the section; empty for the section as a whole. */
  path: string;
}

/** Where a field of a server's settings is edited. */
export function fieldAddress(guildId: string, { section, tab, path }: FieldPlace): string {
  const own = OWN_PAGES[section];
  if (own === undefined || (own.query === null && path !== ''))
    return `/guilds/${guildId}/${tab}${fieldHash(section, path)}`;
  return path === ''
    ? `/guilds/${guildId}/${own.page}`
    : `/guilds/${guildId}/${own.page}${own.query ?? ''}${fieldHash(section, path)}`;
}
