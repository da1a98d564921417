import type { EconomyHealth } from '@perigee/core/economy-health/schema';
import { bestPaid, hourlyPay, hoursFor } from '@perigee/core/economy-health/pace';
import { m } from '#texts';
import tableStyles from '../../components/figure-table/figure-table.module.css';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../lib/preferences/use-text.ts';
import { Panel } from './panel.tsx';
import { useAmounts } from './use-amounts.ts';
import { useSpans } from './use-spans.ts';
import styles from './health.module.css';

const HOUR_MS = 3_600_000;

/** How long members have to work for what the shop sells, the cheapest first. */
export function PricesPanel({ earnings }: Pick<EconomyHealth, 'earnings'>) {
  const text = useText();
  const { full } = useAmounts();
  const span = useSpans();
  const { settings } = useGuild();
  const best = bestPaid(settings.customJobs);
  const ways = [
    { key: 'work', name: text(m.health_by_work), hourly: hourlyPay(settings.economy.work) },
    { key: 'job', name: best && text(m.health_by_job, { name: best.job.name }), hourly: best?.hourly ?? null },
    { key: 'real', name: text(m.health_by_median), hourly: earnings.median },
  ].flatMap(({ name, ...way }) => (name === null ? [] : [{ ...way, name }]));
  const hoursOf = (price: number, hourly: number | null) => {
    const hours = hoursFor(price, hourly);
    return hours === null ? '—' : span(hours * HOUR_MS);
  };

  return (
    <Panel title={text(m.health_prices)} text={text(m.health_prices_text)}>
      {settings.items.length === 0 ? (
        <p className={styles['dim']}>{text(m.health_prices_empty)}</p>
      ) : (
        <div className={styles['wide']} tabIndex={0} role="region" aria-label={text(m.health_prices)}>
          <table className={tableStyles['table'] ?? ''}>
            <thead>
              <tr>
                <th scope="col">{text(m.health_item)}</th>
                <th scope="col">{text(m.health_price)}</th>
                {ways.map(({ key, name }) => (
                  <th key={key} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
              <tr className={styles['hourly']}>
                <th scope="row">{text(m.health_hourly)}</th>
                <td />
                {ways.map(({ key, hourly }) => (
                  <td key={key}>{hourly === null ? '—' : full(hourly)}</td>
                ))}
              </tr>
            </thead>
            <tbody>
              {settings.items
                .toSorted((one, other) => one.price - other.price)
                .map(({ name, price }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{full(price)}</td>
                    {ways.map(({ key, hourly }) => (
                      <td key={key}>{hoursOf(price, hourly)}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles['note']}>
        {earnings.median === null
          ? text(m.health_median_none)
          : text(m.health_median_note, { members: earnings.members })}
      </p>
    </Panel>
  );
}
