import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { m } from '#texts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { useMoments } from '../../../lib/preferences/use-moments.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import { kindText } from './kind-text.ts';
import { HealthPanel } from './health-panel.tsx';
import { PersonLink } from './person-link.tsx';
import { useAmounts } from './use-amounts.ts';
import styles from './health.module.css';

/** The largest transactions of the period. */
export function MovementsPanel({ movements }: Pick<EconomyHealth, 'movements'>) {
  const text = useText();
  const { dayAndTime } = useMoments();
  const { signed, symbol } = useAmounts();

  return (
    <HealthPanel title={text(m.health_movements)} text={text(m.health_movements_text)}>
      {movements.length === 0 ? (
        <p className={styles['dim']}>{text(m.health_movements_empty)}</p>
      ) : (
        <ol className={styles['list']}>
          {movements.map(({ id, at, kind, amount, subject, member, peer }) => (
            <li key={id}>
              <PersonLink person={member} />
              <strong data-way={amount > 0 ? 'minted' : 'removed'}>
                {signed(amount)} <EmojiSymbol value={symbol} />
              </strong>
              <span className={styles['dim']}>
                {text(kindText(kind))}
                {subject !== null && `: ${subject}`}
                {peer !== null && ` ${text(m.health_to, { name: peer.global_name ?? peer.username })}`}
                {' · '}
                <time dateTime={at}>{dayAndTime(at)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </HealthPanel>
  );
}
