import { gamesSection } from '@perigee/core/games/section';
import { m } from '#texts';
import { BackLink } from '../components/back-link/back-link.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { PageHead } from '../../components/document/page-head.tsx';
import { WithRecentChanges } from '../components/recent-changes/with-recent-changes.tsx';
import { SettingsForm } from '../components/settings-form/settings-form.tsx';
import { SettingsHeading } from '../components/settings-form/settings-heading.tsx';
import { useSettingsForm } from '../components/settings-form/use-settings-form.ts';
import { useGuild } from '../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { sectionText } from '../../lib/settings/section-text.ts';
import { JackpotCard } from './jackpot-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { PlayedCard } from './played-card.tsx';
import styles from './games.module.css';

/** Which games can be played, and the limits on them. */
export default function GamesPage() {
  const text = useText();
  const { id, name } = useGuild();
  const state = useSettingsForm({ section: gamesSection });
  const { form } = state;
  const title = text(sectionText('games'));

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${title} · ${name}` })} />
      <SettingsHeading title={title} text={text(m.games_lead)} />
      <div className={styles['top']}>
        <BackLink to={`/guilds/${id}/economy`}>{text(m.games_back)}</BackLink>
        <LinkButton to="/fair/games">{text(m.games_fair)}</LinkButton>
      </div>
      <WithRecentChanges>
        <SettingsForm state={state}>
          <PlayedCard form={form} />
          <LimitsCard form={form} />
          {form.values.played.jackpot && <JackpotCard form={form} />}
        </SettingsForm>
      </WithRecentChanges>
    </>
  );
}
