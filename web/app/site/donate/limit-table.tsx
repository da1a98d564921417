import { LIMITED_KINDS, type LimitedKind, TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { m } from '#texts';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import styles from './donate.module.css';

const KIND_TEXTS: Record<LimitedKind, PlainMessage> = {
  items: m.limit_items,
  jobs: m.limit_jobs,
  giveaways: m.limit_giveaways,
  coupons: m.limit_coupons,
};

/** A server's limits without and with a boost. */
export function LimitTable() {
  const text = useText();

  return (
    <section className={styles['section']} aria-labelledby="limits">
      <h2 id="limits">{text(m.donate_compare)}</h2>
      <table className={styles['limits']}>
        <thead>
          <tr>
            <th scope="col">{text(m.donate_kind)}</th>
            <th scope="col">{text(m.donate_free)}</th>
            <th scope="col" className={styles['boosted']}>
              {text(m.donate_boosted)}
            </th>
          </tr>
        </thead>
        <tbody>
          {LIMITED_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{text(KIND_TEXTS[kind])}</th>
              <td>{TIER_LIMITS[kind].free}</td>
              <td className={styles['boosted']}>{TIER_LIMITS[kind].boosted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
