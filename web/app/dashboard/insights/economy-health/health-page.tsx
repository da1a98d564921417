import { HEALTH_PERIODS, type HealthPeriod } from '@perigee/core/insights/economy-health/periods';
import { economyHealthEndpoints } from '@perigee/core/insights/economy-health/endpoints';
import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { m } from '#texts';
import { LinkButton } from '../../../components/button/link-button.tsx';
import { PageHead } from '../../../components/document/page-head.tsx';
import { SettingsHeading } from '../../components/settings-form/settings-heading.tsx';
import { Skeleton } from '../../../components/skeleton/skeleton.tsx';
import { StateCard } from '../../../components/state-card/state-card.tsx';
import { ViewerProblem } from '../../components/viewer-page/viewer-problem.tsx';
import { useAddressView } from '../../lib/address/use-address-view.ts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { type PlainMessage, useText } from '../../../lib/preferences/use-text.ts';
import { HealthPanels } from './health-panels.tsx';
import { useApi } from '../../../lib/api/use-api.ts';
import styles from './health.module.css';

const PERIOD_TEXTS: Record<HealthPeriod, PlainMessage> = {
  day: m.health_day,
  week: m.health_week,
  month: m.health_month,
};

/** The state of a server's economy. */
export default function HealthPage() {
  const text = useText();
  const { id, name } = useGuild();
  const { view, show } = useAddressView(readPeriod);
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useHealth(view.period);

  return (
    <>
      <PageHead title={text(m.page_title, { page: `${text(m.health_title)} · ${name}` })} />
      <SettingsHeading title={text(m.health_title)} text={text(m.health_lead)} />
      <div className={styles['top']}>
        <SegmentedControl<HealthPeriod>
          aria-label={text(m.health_period)}
          data={HEALTH_PERIODS.map((period) => ({ value: period, label: text(PERIOD_TEXTS[period]) }))}
          value={view.period}
          onChange={(period) => show({ period })}
        />
        <LinkButton to={`/guilds/${id}/economy`}>{text(m.health_settings)}</LinkButton>
      </div>
      {data === undefined && isError && (
        <ViewerProblem
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          forbiddenTitle={text(m.guild_forbidden_title)}
          failedTitle={text(m.health_failed)}
        />
      )}
      {data === undefined && !isError && (
        <div className={styles['page']} role="status" aria-label={text(m.health_loading)}>
          <Skeleton height={96} />
          <Skeleton height={300} />
          <Skeleton height={420} />
        </div>
      )}
      {data !== undefined && data.month.length === 0 && data.supply === 0 && (
        <StateCard icon="economy" title={text(m.health_empty)} text={text(m.health_empty_text)}>
          <LinkButton to={`/guilds/${id}/economy`}>{text(m.health_settings)}</LinkButton>
        </StateCard>
      )}
      {data !== undefined && (data.month.length > 0 || data.supply !== 0) && (
        <div className={styles['page']} aria-busy={isPlaceholderData}>
          <HealthPanels health={data} />
        </div>
      )}
    </>
  );
}

function readPeriod(query: URLSearchParams): { period: HealthPeriod } {
  return { period: HEALTH_PERIODS.find((period) => period === query.get('period')) ?? 'week' };
}

/** The state of the economy; the previous period stays visible while another one loads. */
function useHealth(period: HealthPeriod) {
  const call = useApi();
  const { id } = useGuild();

  return useQuery({
    queryKey: ['economyHealth', id, period],
    queryFn: () => call(economyHealthEndpoints.read, { params: { guildId: id }, query: { period } }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
