import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { m } from '#texts';
import { ChartTable } from '../../../components/sparkline/chart-table.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HealthPanel } from './health-panel.tsx';
import { useAmounts } from './use-amounts.ts';
import styles from './health.module.css';

const HEIGHT = 140;
/** With fewer members there are no tenths to show. */
const TENTHS_FROM = 10;
/** Smaller errors are not mentioned. */
const ERROR_SHOWN = 0.0005;

/** How the money is distributed among the members. */
export function SpreadPanel({ distribution }: Pick<EconomyHealth, 'distribution'>) {
  const text = useText();
  const { full, share, coefficient } = useAmounts();

  if (distribution === null) {
    return (
      <HealthPanel title={text(m.health_spread)} text={text(m.health_spread_text)}>
        <p className={styles['dim']}>{text(m.health_spread_empty)}</p>
      </HealthPanel>
    );
  }
  const { members, total, gini, median, topTenth, topHundredth, tenths, error } = distribution;
  const facts = [
    { name: text(m.health_top_tenth), value: share(topTenth) },
    { name: text(m.health_top_hundredth), value: share(topHundredth) },
    { name: text(m.health_median), value: full(median) },
    { name: text(m.health_mean), value: full(total / members) },
  ];
  return (
    <HealthPanel title={text(m.health_spread)} text={text(m.health_spread_text)}>
      <p className={styles['sentence']}>
        <strong>{text(m.health_gini, { gini: coefficient(gini) })}</strong> {text(giniText(gini))}
      </p>
      {members >= TENTHS_FROM && <TenthBars tenths={tenths} />}
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {members >= TENTHS_FROM && <TenthTable tenths={tenths} mean={total / members} />}
      <p className={styles['note']}>
        {text(m.health_spread_note, { count: members, members: full(members) })}
        {error > ERROR_SHOWN && ` ${text(m.health_spread_error, { error: share(error) })}`}
      </p>
    </HealthPanel>
  );
}

/** The tenths with their numbers; 1 is the richest. */
const numbered = (tenths: readonly number[]) => tenths.map((part, index) => ({ number: index + 1, part }));

function TenthBars({ tenths }: { tenths: readonly number[] }) {
  const text = useText();
  const { wholeShare } = useAmounts();
  const most = Math.max(...tenths);
  const heightOf = (part: number) => Math.max(2, (part / most) * HEIGHT);

  return (
    <div className={styles['tenths']} aria-hidden="true">
      {numbered(tenths).map(({ number, part }) => (
        <div key={number}>
          <span>{wholeShare(part)}</span>
          <svg viewBox={`0 0 1 ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT} focusable="false">
            <rect
              className={styles['bar']}
              data-way={number === 1 ? 'first' : 'minted'}
              width="1"
              y={HEIGHT - heightOf(part)}
              height={heightOf(part)}
            />
          </svg>
          <span className={styles['dim']}>{number}</span>
        </div>
      ))}
      <p className={styles['caption']}>{text(m.health_tenths_caption)}</p>
    </div>
  );
}

function TenthTable({ tenths, mean }: { tenths: readonly number[]; mean: number }) {
  const text = useText();
  const { full, share } = useAmounts();

  return (
    <ChartTable
      columns={[m.health_tenth, m.health_share, m.health_mean].map((column) => text(column))}
      rows={numbered(tenths).map(({ number, part }) => ({
        key: number,
        name: text(m.health_tenth_name, { number }),
        values: [share(part), full(part * mean * tenths.length)],
      }))}
    />
  );
}

function giniText(gini: number) {
  if (gini < 0.35) return m.health_gini_even;
  if (gini < 0.6) return m.health_gini_usual;
  return gini < 0.8 ? m.health_gini_uneven : m.health_gini_extreme;
}
