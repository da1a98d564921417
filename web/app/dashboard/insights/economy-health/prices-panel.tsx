import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { bestPaid, hourlyPay, hoursFor } from '@perigee/core/insights/economy-health/pace';
import { m } from '#texts';
import tableStyles from '../../../components/figure-table/figure-table.module.css';
import { useTabSettings } from '../../lib/guilds/use-tab-settings.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HealthPanel } from './health-panel.tsx';
import { useAmounts } from './use-amounts.ts';
import { useSpans } from './use-spans.ts';
import styles from './health.module.css';

const HOUR_MS = 3_600_000;

/** How long members must work for each item of the shop, cheapest first. */
export function PricesPanel({ earnings }: Pick<EconomyHealth, 'earnings'>) {
  const text = useText();
  const settings = useTabSettings('economy');
  const best = bestPaid(settings.customJobs);
  const ways = [
    { key: 'work', name: text(m.health_by_work), hourly: hourlyPay(settings.economy.work) },
    { key: 'job', name: best && text(m.health_by_job, { name: best.job.name }), hourly: best?.hourly ?? null },
    { key: 'real', name: text(m.health_by_median), hourly: earnings.median },
  ].flatMap(({ name, ...way }) => (name === null ? [] : [{ ...way, name }]));

  return (
    <HealthPanel title={text(m.health_prices)} text={text(m.health_prices_text)}>
      {settings.items.length === 0 ? (
        <p className={styles['dim']}>{text(m.health_prices_empty)}</p>
      ) : (
        <PriceTable ways={ways} />
      )}
      <p className={styles['note']}>
        {earnings.median === null
          ? text(m.health_median_none)
          : text(m.health_median_note, { members: earnings.members })}
      </p>
    </HealthPanel>
  );
}

/** A way to earn and its hourly pay; null where that is unknown. */
interface Way {
  key: string;
  name: string;
  hourly: number | null;
}

function PriceTable({ ways }: { ways: readonly Way[] }) {
  const text = useText();
  const { full } = useAmounts();
  const span = useSpans();
  const { items } = useTabSettings('economy');
  const hoursOf = (price: number, hourly: number | null) => {
    const hours = hoursFor(price, hourly);
    return hours === null ? '—' : span(hours * HOUR_MS);
  };
  const row = (name: string, price: string, valueOf: (way: Way) => string) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{price}</td>
      {ways.map((way) => (
        <td key={way.key}>{valueOf(way)}</td>
      ))}
    </tr>
  );

  return (
    <div className={styles['wide']}>
      <table className={tableStyles['table'] ?? ''}>
        <thead>
          <tr>
            {[text(m.health_item), text(m.health_price), ...ways.map(({ name }) => name)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(text(m.health_hourly), '—', ({ hourly }) => (hourly === null ? '—' : full(hourly)))}
          {items
            .toSorted((one, other) => one.price - other.price)
            .map(({ name, price }) => row(name, full(price), ({ hourly }) => hoursOf(price, hourly)))}
        </tbody>
      </table>
    </div>
  );
}
