import type { GuildInfo } from '@perigee/core/community/guilds/schema';
import type { DisplayName } from '@perigee/core/base/schemas/display-name';
import { listFields } from '@perigee/core/community/settings/list-fields';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';
import { fieldAddress } from '../../lib/settings/field-address.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import { SECTIONS, sectionsFor } from '../guild-sections/sections.ts';
import type { IconName } from '../icon/icon-paths.ts';
import type { Entry } from './entry.ts';

type Guild = Pick<GuildInfo, 'id' | 'name' | 'rights' | 'cases' | 'logs'>;

/** A text in every language. */
export function inBoth(message: PlainMessage): DisplayName {
  return { en: message({}, { locale: 'en' }), ru: message({}, { locale: 'ru' }) };
}

/** Pages below those in the menu. */
const INNER_PAGES: readonly { path: string; above: string; icon: IconName; title: PlainMessage }[] = [
  { path: 'economy/health', above: 'economy', icon: 'pulse', title: m.health_title },
  { path: 'economy/games', above: 'economy', icon: 'games', title: sectionText('games') },
  { path: 'economy/levels', above: 'economy', icon: 'trophy', title: sectionText('levels') },
  { path: 'cases/running', above: 'cases', icon: 'shield', title: m.running_title },
  { path: 'cases/statistics', above: 'cases', icon: 'shield', title: m.case_statistics_title },
];

/** The pages of a server's settings that this person may open. */
export function settingsPages(guild: Guild): Entry[] {
  const open = sectionsFor(guild);
  const paths = new Set(open.map(({ path }) => path));
  const inner = INNER_PAGES.filter(({ above }) => paths.has(above));
  return [...open, ...inner].map(({ path, icon, title }) => ({
    id: `page ${path}`,
    kind: 'page',
    icon,
    title: inBoth(title),
    trail: null,
    words: guild.name,
    to: `/guilds/${guild.id}${path === '' ? '' : `/${path}`}`,
  }));
}

/** The fields on those pages. */
export function settingsFields(guild: Guild): Entry[] {
  const isOpen = (tab: string) => guild.rights.manager || guild.rights.tabs.some((own) => own === tab);
  return listFields()
    .map((field) => ({ ...field, tab: field.section.tab ?? field.section.name }))
    .filter(({ tab }) => isOpen(tab))
    .map(({ section, path, title, trail, tab }) => ({
      id: `field ${section.name}.${path}`,
      kind: 'field',
      icon: iconOf(tab),
      title,
      trail,
      words: '',
      to: fieldAddress(guild.id, { section: section.name, tab, path }),
    }));
}

function iconOf(tab: string): IconName {
  return SECTIONS.find(({ path }) => path === tab)?.icon ?? 'settings';
}
