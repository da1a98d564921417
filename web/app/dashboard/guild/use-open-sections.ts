import { useLocation } from 'react-router';
import { isViewed, sectionAt, sectionsFor } from '../../components/guild-sections/sections.ts';
import { errorCode } from '../../lib/api/api-error.ts';
import { useGuildQuery } from '../lib/guilds/use-guild.ts';

/** The section that is open, and those this person may open in the server. */
export function useOpenSections(guildId: string) {
  const { pathname } = useLocation();
  const { data: guild, error } = useGuildQuery(guildId);
  const section = sectionAt(pathname);
  const isOnlyViewer = isViewed(section) && error !== null && errorCode(error) === 'forbidden';
  return { guild, section, sections: sectionsFor(isOnlyViewer ? null : guild) };
}
