import type { GuildBoost } from '@perigee/core/boost/schema';
import { SECTIONS } from '@perigee/core/settings/sections';
import { Link } from 'react-router';
import { m } from '#texts';
import { fieldPathText } from '../../components/change-list/field-text.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { SettingsCard } from '../../components/settings-form/settings-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { SECTION_TEXTS } from '../../lib/settings/section-texts.ts';
import { fieldHash } from '../../lib/settings/sought-field.ts';
import styles from './boost-page.module.css';

type Asleep = GuildBoost['sleeping'][number];

/** What is set up and does not act, each with the way to it. */
export function SleepingCard({ guildBoost: { boosted, sleeping } }: { guildBoost: GuildBoost }) {
  const text = useText();
  if (sleeping.length === 0) return null;

  const overLimit = sleeping.filter(({ why }) => why === 'overLimit');
  const boostOnly = sleeping.filter(({ why }) => why === 'boostOnly');
  return (
    <SettingsCard
      title={text(m.boost_sleeping_title)}
      text={text(boosted ? m.boost_frozen_text : m.boost_sleeping_text)}
    >
      <SleepingList title={text(m.boost_over_limit)} sleeping={overLimit} />
      <SleepingList title={text(m.boost_only)} sleeping={boostOnly} />
    </SettingsCard>
  );
}

function SleepingList({ title, sleeping }: { title: string; sleeping: readonly Asleep[] }) {
  const { id } = useGuild();
  if (sleeping.length === 0) return null;

  return (
    <div className={styles['sleepers']}>
      <h3>{title}</h3>
      <ul aria-label={title}>
        {sleeping.map((asleep) => (
          <li key={`${asleep.section}.${asleep.path}`}>
            <Icon name={asleep.why === 'overLimit' ? 'lock' : 'moon'} size={18} />
            <Link to={`/guilds/${id}/${asleep.tab}${fieldHash(asleep.section, asleep.path)}`}>
              <SleeperName asleep={asleep} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SleeperName({ asleep: { section, path, name } }: { asleep: Asleep }) {
  const text = useText();
  const field = fieldPathText(text, SECTIONS[section].schema, path.split('.'));
  return [text(SECTION_TEXTS[section]), name ?? '', field].filter((part) => part !== '').join(' › ');
}
