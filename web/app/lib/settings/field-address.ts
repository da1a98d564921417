import type { SectionName } from '@perigee/core/settings/sections';
import { fieldHash } from './linked-field.ts';

/**
 * Sections that are about a page of its own below the server's, with what shows their fields there; null where these stand on
 * their tab.
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
  /** Dotted, inside the section; empty for what the section is about as a whole. */
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
