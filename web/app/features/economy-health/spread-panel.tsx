import type { EconomyHealth } from '@perigee/core/economy-health/schema';
import { m } from '#texts';
import { ChartTable } from '../../components/sparkline/chart-table.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { Panel } from './panel.tsx';
import { useAmounts } from './use-amounts.ts';
import styles from './health.module.css';

const HEIGHT = 140;
/** Fewer members make no tenths. */
const TENTHS_FROM = 10;
/** A smaller error than this is not worth a sentence. */
const ERROR_SHOWN = 0.0005;

/** How money is spread over the members. */
export function SpreadPanel({ distribution }: Pick<EconomyHealth, 'distribution'>) {
  const text = useText();
  const { full, share } = useAmounts();

  if (distribution === null) {
    return (
      <Panel title={text(m.health_spread)} text={text(m.health_spread_text)}>
        <p className={styles['dim']}>{text(m.health_spread_empty)}</p>
      </Panel>
    );
  }
  const { members, total, gini, median, topTenth, topHundredth, tenths, error } = distribution;
  const most = Math.max(...tenths);
  return (
    <Panel title={text(m.health_spread)} text={text(m.health_spread_text)}>
      <p className={styles['sentence']}>
        <strong>{text(m.health_gini, { gini: gini.toFixed(2) })}</strong> {text(giniText(gini))}
      </p>
      {members >= TENTHS_FROM && (
        <div className={styles['tenths']} aria-hidden="true">
          {tenths.map((part, index) => (
            <div key={index}>
              <span>{share(part)}</span>
              <svg viewBox={`0 0 1 ${HEIGHT}`} preserveAspectRatio="none" height={HEIGHT} focusable="false">
                <rect
                  className={styles['bar']}
                  data-way={index === 0 ? 'first' : 'minted'}
                  width="1"
                  y={HEIGHT - Math.max(2, (part / most) * HEIGHT)}
                  height={Math.max(2, (part / most) * HEIGHT)}
                />
              </svg>
              <span className={styles['dim']}>{index + 1}</span>
            </div>
          ))}
          <p className={styles['caption']}>{text(m.health_tenths_caption)}</p>
        </div>
      )}
      <dl className={styles['facts']}>
        <div>
          <dt>{text(m.health_top_tenth)}</dt>
          <dd>{share(topTenth)}</dd>
        </div>
        <div>
          <dt>{text(m.health_top_hundredth)}</dt>
          <dd>{share(topHundredth)}</dd>
        </div>
        <div>
          <dt>{text(m.health_median)}</dt>
          <dd>{full(median)}</dd>
        </div>
        <div>
          <dt>{text(m.health_mean)}</dt>
          <dd>{full(total / members)}</dd>
        </div>
      </dl>
      {members >= TENTHS_FROM && (
        <ChartTable
          columns={[m.health_tenth, m.health_share, m.health_mean].map((column) => text(column))}
          rows={tenths.map((part, index) => ({
            key: index,
            name: text(m.health_tenth_name, { number: index + 1 }),
            values: [share(part), full((part * total) / (members / 10))],
          }))}
        />
      )}
      <p className={styles['note']}>
        {text(m.health_spread_note, { count: members, members: full(members) })}
        {error > ERROR_SHOWN && ` ${text(m.health_spread_error, { error: share(error) })}`}
      </p>
    </Panel>
  );
}

function giniText(gini: number) {
  if (gini < 0.35) return m.health_gini_even;
  if (gini < 0.6) return m.health_gini_usual;
  return gini < 0.8 ? m.health_gini_uneven : m.health_gini_extreme;
}
