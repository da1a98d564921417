import { Navigate } from 'react-router';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useOverview } from '../../lib/guilds/use-overview.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { ActivityCharts } from './activity-charts.tsx';
import { InactiveFeatures, WorkingFeatures } from './feature-grid.tsx';
import { ProblemList } from './problem-list.tsx';
import { RightsCard } from './rights-card.tsx';
import { SetupOffer } from './setup-offer.tsx';
import styles from './overview.module.css';

/** The overview of a server. People who may edit only single tabs are redirected to the first of them. */
export default function OverviewPage() {
  const { id, rights } = useGuild();
  return rights.manager ? <Overview /> : <Navigate to={`/guilds/${id}/${rights.tabs[0] ?? 'general'}`} replace />;
}

function Overview() {
  const text = useText();
  const { id, name } = useGuild();
  const overview = useOverview(id);

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.overview_title)} · ${name}` })} />
      <SettingsHeading title={text(m.overview_title)} text={text(m.overview_lead)} />
      {overview.data !== undefined && (
        <div className={styles['page']} data-wide>
          <SetupOffer />
          <ProblemList guildId={id} problems={overview.data.problems} least={overview.data.rights.least} />
          <WorkingFeatures guildId={id} features={overview.data.features} actions={overview.data.acts} />
          <ActivityCharts guildId={id} />
          <InactiveFeatures guildId={id} features={overview.data.features} />
          <RightsCard rights={overview.data.rights} />
        </div>
      )}
      {overview.isPending && (
        <div className={styles['page']} role="status" aria-label={text(m.guild_loading)}>
          <Skeleton height={96} />
          <Skeleton height={420} />
        </div>
      )}
      {overview.isError && overview.data === undefined && (
        <StateCard icon="offline" title={text(m.overview_failed_title)} text={text(m.overview_failed_text)}>
          <Button tone="primary" busy={overview.isFetching} onClick={() => void overview.refetch()}>
            {text(m.retry)}
          </Button>
        </StateCard>
      )}
    </>
  );
}
