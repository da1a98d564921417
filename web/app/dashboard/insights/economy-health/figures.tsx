import { totalFlow } from '@perigee/core/insights/economy-health/flows';
import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { m } from '#texts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { useAmounts } from './use-amounts.ts';
import styles from './health.module.css';

/** The period in four figures, each compared with the period before. */
export function Figures({ health }: { health: EconomyHealth }) {
  const text = useText();
  const { full, signed, symbol } = useAmounts();
  const { minted, removed } = totalFlow(health.flows);
  const net = minted - removed;
  const figures = [
    {
      key: 'supply',
      name: text(m.health_supply),
      value: full(health.supply),
      more: text(m.health_since, { change: signed(net) }),
    },
    {
      key: 'minted',
      name: text(m.health_minted),
      value: full(minted),
      more: text(m.health_before, { amount: full(health.before.minted) }),
    },
    {
      key: 'removed',
      name: text(m.health_removed),
      value: full(removed),
      more: text(m.health_before, { amount: full(health.before.removed) }),
    },
    {
      key: 'median',
      name: text(m.health_median),
      value: full(health.distribution?.median ?? 0),
      more: text(m.health_members, { members: health.distribution?.members ?? 0 }),
    },
  ];

  return (
    <dl className={styles['figures']}>
      {figures.map(({ key, name, value, more }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            {value} <EmojiSymbol value={symbol} />
          </dd>
          <dd className={styles['more']}>{more}</dd>
        </div>
      ))}
    </dl>
  );
}
