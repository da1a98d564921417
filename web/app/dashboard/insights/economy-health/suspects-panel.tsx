import { HOURS_MIN, SPREAD_MAX, WORKS_MIN } from '@perigee/core/insights/economy-health/automation';
import type { EconomyHealth } from '@perigee/core/insights/economy-health/schema';
import { m } from '#texts';
import { EmojiSymbol } from '../../components/pickers/emoji-symbol.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { HealthPanel } from './health-panel.tsx';
import { PersonLink } from './person-link.tsx';
import { useAmounts } from './use-amounts.ts';
import { useSpans } from './use-spans.ts';
import styles from './health.module.css';

/** Members who work as regularly as a program, and the rule that found them. It has no consequences by itself. */
export function SuspectsPanel({ suspects }: Pick<EconomyHealth, 'suspects'>) {
  const text = useText();
  const { full, share, symbol } = useAmounts();
  const span = useSpans();

  return (
    <HealthPanel title={text(m.health_suspects)} text={text(m.health_suspects_text)}>
      {suspects.length === 0 ? (
        <p className={styles['dim']}>{text(m.health_suspects_empty)}</p>
      ) : (
        <ol className={styles['list']}>
          {suspects.map(({ member, works, meanMs, deviationMs, hours, earned }) => (
            <li key={member.id}>
              <PersonLink person={member} />
              <strong>
                {full(earned)} <EmojiSymbol value={symbol} />
              </strong>
              <span className={styles['dim']}>
                {text(m.health_suspect, { works, mean: span(meanMs), deviation: span(deviationMs), hours })}
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles['note']}>
        {text(m.health_suspects_rule, { works: WORKS_MIN, hours: HOURS_MIN, spread: share(SPREAD_MAX) })}
      </p>
    </HealthPanel>
  );
}
