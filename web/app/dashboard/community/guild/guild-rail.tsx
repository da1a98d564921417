import { useMediaQuery } from '@mantine/hooks';
import type { GuildInfo } from '@perigee/core/community/guilds/schema';
import { useLocation } from 'react-router';
import { m } from '#texts';
import { BarGuild } from '../../components/dashboard-bar/bar-guild.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useSite } from '../../../lib/site/use-site.ts';
import { BoostAlert } from './boost-alert.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { GuildPicker } from './guild-picker.tsx';
import { SectionLink } from './section-link.tsx';
import { type Health, useSectionHealth } from './use-section-health.ts';
import { type Section, sectionAt, sectionsFor, viewedSections } from '../../../components/guild-sections/sections.ts';
import { errorCode } from '../../../lib/api/api-error.ts';
import { useGuilds } from '../../../lib/guilds/use-guilds.ts';
import { useGuildQuery } from '../../lib/guilds/use-guild.ts';
import styles from './guild-page.module.css';

/** The side menu of sections. On a phone it is a bar at the bottom; only the visible one is rendered. */
export function GuildRail({ guildId }: { guildId: string }) {
  const { guild, section, sections } = useOpenSections(guildId);
  const health = useSectionHealth(guildId, guild);
  const isBoosted = guild?.settings.boost === true;
  const isPhone = useMediaQuery('(max-width: 859px)', false, { getInitialValueInEffect: false });

  return (
    <>
      <BarGuild>
        <GuildPicker guildId={guildId} section={section} />
      </BarGuild>
      {isPhone ? (
        <BottomBar {...{ guildId, section, sections, health, isBoosted }} />
      ) : (
        <SideMenu {...{ guildId, guild, sections, health, isBoosted }} />
      )}
    </>
  );
}

/** The current section, and the sections this person may open on the server. */
function useOpenSections(guildId: string) {
  const { pathname } = useLocation();
  const { data: guild, error } = useGuildQuery(guildId);
  const section = sectionAt(pathname);
  const isOnlyViewer = error !== null && errorCode(error) === 'forbidden';
  const card = useGuilds().data?.find(({ id }) => id === guildId);
  return { guild, section, sections: isOnlyViewer ? viewedSections(card) : sectionsFor(guild) };
}

interface SideMenuProps {
  guildId: string;
  guild: GuildInfo | undefined;
  sections: readonly Section[];
  health: ReadonlyMap<string, Health>;
  isBoosted: boolean;
}

function SideMenu({ guildId, guild, sections, health, isBoosted }: SideMenuProps) {
  const text = useText();
  const { supportUrl, apiUrl } = useSite();

  return (
    <aside className={styles['rail']}>
      <nav aria-label={text(m.guild_menu)}>
        <ul>
          {sections.map((each) => (
            <li key={each.path}>
              <SectionLink guildId={guildId} section={each} isBoosted={isBoosted} health={health.get(each.path)} />
            </li>
          ))}
        </ul>
      </nav>
      {guild !== undefined && <BoostAlert key={guildId} guild={guild} place="menu" />}
      <p className={styles['help']}>
        <a href="/docs/templates">{text(m.footer_templates)}</a>
        <a href={`${apiUrl}/docs`}>API</a>
        <a href={supportUrl}>{text(m.nav_support)}</a>
      </p>
    </aside>
  );
}
