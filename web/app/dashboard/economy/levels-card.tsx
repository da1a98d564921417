import { STEEPNESS_NAMES } from '@perigee/core/rewards/levels/curve';
import { Navigate, useLocation } from 'react-router';
import { m } from '#texts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useTabSettings } from '../lib/guilds/use-tab-settings.ts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import styles from './economy.module.css';

/** Whether levels are switched on, with a link to their settings page. */
export function LevelsCard() {
  const text = useText();
  const { locale } = usePreferences();
  const { id } = useGuild();
  const settings = useTabSettings('economy');
  const { hash } = useLocation();
  const { enabled, steepness, rewards } = settings.levels;
  const page = `/guilds/${id}/economy/levels`;
  // Links to a field of this section are redirected to that page.
  if (hash.startsWith('#levels.')) return <Navigate to={`${page}${hash}`} replace />;

  return (
    <SettingsCard
      path="levels"
      title={text(sectionText('levels'))}
      text={text(m.levels_lead)}
      fold={{
        place: 'economy.levels',
        summary: enabled
          ? text(m.levels_summary, { curve: STEEPNESS_NAMES[steepness][locale], count: rewards.length })
          : text(m.levels_summary_off),
      }}
    >
      <div className={styles['boardLink']}>
        <LinkButton to={page}>{text(m.levels_open)}</LinkButton>
      </div>
    </SettingsCard>
  );
}
