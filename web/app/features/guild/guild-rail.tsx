import { NavLink, useLocation } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { errorCode } from '../../lib/api/api-error.ts';
import { useGuildQuery } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { BoostAlert } from './boost-alert.tsx';
import { GuildPicker } from './guild-picker.tsx';
import { isViewed, sectionAt, sectionsFor } from '../../components/guild-sections/sections.ts';
import { SectionPicker } from './section-picker.tsx';
import styles from './guild-page.module.css';

/** The side menu: which server, which section. On a phone both are selects above the page. */
export function GuildRail({ guildId }: { guildId: string }) {
  const text = useText();
  const { pathname } = useLocation();
  const { data: guild, error } = useGuildQuery(guildId);
  const section = sectionAt(pathname);
  const isOnlyViewer = isViewed(section) && error !== null && errorCode(error) === 'forbidden';
  const sections = sectionsFor(isOnlyViewer ? null : guild);

  return (
    <aside className={styles['rail']}>
      <GuildPicker guildId={guildId} section={section} />
      <nav className={styles['sections']} aria-label={text(m.guild_menu)}>
        <ul>
          {sections.map(({ path, icon, title }) => (
            <li key={path}>
              <NavLink
                className={styles['section'] ?? ''}
                data-boosted={path === 'boost' && guild?.settings.boost === true}
                to={path === '' ? `/guilds/${guildId}` : `/guilds/${guildId}/${path}`}
                end={path !== 'cases' && path !== 'economy' && path !== 'giveaways'}
                viewTransition
              >
                <Icon name={icon} />
                {text(title)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['sectionPicker']}>
        <SectionPicker guildId={guildId} section={section} sections={sections} />
      </div>
      {guild !== undefined && <BoostAlert key={guildId} guild={guild} place="menu" />}
    </aside>
  );
}
