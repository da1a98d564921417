import type { Giveaway, GiveawayStatistics } from '@perigee/core/rewards/giveaways/giveaway';
import { m } from '#texts';
import { FailureNotice } from '../../../../components/failure-notice/failure-notice.tsx';
import { Skeleton } from '../../../../components/skeleton/skeleton.tsx';
import { usePreferences } from '../../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../../lib/preferences/use-text.ts';
import { EntriesChart } from './entries-chart.tsx';
import { Panel } from './panel.tsx';
import { useGiveawayStatistics } from '../use-giveaways.ts';
import styles from '../giveaways.module.css';

const AGES = [
  { age: 'week', label: m.giveaway_age_week },
  { age: 'month', label: m.giveaway_age_month },
  { age: 'year', label: m.giveaway_age_year },
  { age: 'older', label: m.giveaway_age_older },
] as const;

/** How entries came in over time, and how old the accounts are: many new accounts are suspicious. */
export function StatisticsPanel({ giveaway: { id, entries } }: { giveaway: Giveaway }) {
  const text = useText();
  const { data, error } = useGiveawayStatistics(id);

  return (
    <Panel title={text(m.giveaway_statistics)}>
      {data === undefined && error === null && <Skeleton height={entries === 0 ? 24 : 200} />}
      {data === undefined && <FailureNotice error={error} />}
      {data !== undefined && data.isForgotten && <p className={styles['dim']}>{text(m.giveaway_forgotten)}</p>}
      {data !== undefined && !data.isForgotten && data.entries === 0 && (
        <p className={styles['dim']}>{text(m.giveaway_no_entrants)}</p>
      )}
      {data !== undefined && !data.isForgotten && data.entries > 0 && <Statistics statistics={data} />}
    </Panel>
  );
}

function Statistics({ statistics: { series, accounts, entries } }: { statistics: GiveawayStatistics }) {
  const text = useText();
  const { locale } = usePreferences();
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });

  return (
    <>
      <EntriesChart series={series} />
      <h3>{text(m.giveaway_ages)}</h3>
      <dl className={styles['ages']}>
        {AGES.map(({ age, label }) => (
          <div key={age}>
            <dt>{text(label)}</dt>
            <dd>
              {accounts[age].toLocaleString(locale)}{' '}
              <span className={styles['dim']}>{share.format(accounts[age] / entries)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
