import type { GuildBoost } from '@perigee/core/community/boost/schema';
import { fieldPathText } from '@perigee/core/community/settings/field-text';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import { Link } from 'react-router';
import { m } from '#texts';
import { Icon } from '../../../components/icon/icon.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { fieldAddress } from '../../../lib/settings/field-address.ts';
import styles from './boost-page.module.css';

type InactivePart = GuildBoost['inactive'][number];

/** Settings that have no effect now, each with a link to it. */
export function InactiveCard({ guildBoost: { boosted, inactive } }: { guildBoost: GuildBoost }) {
  const text = useText();
  if (inactive.length === 0) return null;

  const overLimit = inactive.filter(({ why }) => why === 'overLimit');
  const boostOnly = inactive.filter(({ why }) => why === 'boostOnly');
  return (
    <SettingsCard
      title={text(m.boost_inactive_title)}
      text={text(boosted ? m.boost_inactive_above_text : m.boost_inactive_text)}
    >
      <InactiveList title={text(m.boost_over_limit)} inactive={overLimit} />
      <InactiveList title={text(m.boost_only)} inactive={boostOnly} />
    </SettingsCard>
  );
}

function InactiveList({ title, inactive }: { title: string; inactive: readonly InactivePart[] }) {
  const { id } = useGuild();
  if (inactive.length === 0) return null;

  return (
    <div className={styles['inactiveParts']}>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {inactive.map((part) => (
          <li key={`${part.section}.${part.path}.${part.name}`}>
            <Icon name={part.why === 'overLimit' ? 'lock' : 'moon'} size={18} />
            <Link to={fieldAddress(id, part)}>
              <InactiveName part={part} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function InactiveName({ part: { section, path, name } }: { part: InactivePart }) {
  const text = useText();
  const { locale } = usePreferences();
  const field = fieldPathText(SECTIONS[section].schema, path.split('.'), locale);
  return [text(sectionText(section)), name ?? '', field].filter((part) => part !== '').join(' › ');
}
