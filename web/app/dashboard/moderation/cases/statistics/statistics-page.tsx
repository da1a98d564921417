import { CASE_TYPES, type CaseType } from '@perigee/core/moderation/cases/case';
import type { CaseStatistics } from '@perigee/core/moderation/cases/schema';
import { m } from '#texts';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { CasesFrame } from '../cases-frame.tsx';
import { CasesProblem } from '../cases-problem.tsx';
import { ModeratorChart } from './moderator-chart.tsx';
import { useCaseStatistics } from '../use-cases.ts';
import { WeekChart } from './week-chart.tsx';
import styles from '../case-page.module.css';

/** The number of recent cases by week and type, and by moderator. */
export default function StatisticsPage() {
  const text = useText();
  const { data, isError, error, isFetching, refetch } = useCaseStatistics();

  return (
    <CasesFrame title={text(m.case_statistics_title)} lead={text(m.case_statistics_lead)}>
      {data === undefined && isError && (
        <CasesProblem error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && (
        <div className={styles['page']} role="status" aria-label={text(m.cases_loading)}>
          <Skeleton height={360} />
          <Skeleton height={260} />
        </div>
      )}
      {data !== undefined && (
        <div className={styles['page']}>
          <section className={styles['panel']}>
            <h2>{text(m.case_statistics_weeks)}</h2>
            <WeekChart weeks={data.weeks} types={typesIn(data)} />
          </section>
          <section className={styles['panel']}>
            <h2>{text(m.case_statistics_moderators)}</h2>
            <ModeratorChart moderators={data.moderators} types={typesIn(data)} />
          </section>
        </div>
      )}
    </CasesFrame>
  );
}

/** Only types with at least one case. */
function typesIn({ weeks }: CaseStatistics): CaseType[] {
  return CASE_TYPES.filter((type) => weeks.some(({ counts }) => counts[type] > 0));
}
