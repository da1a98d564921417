import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { Link } from 'react-router';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './rules.module.css';

const HEIGHT = 24;
const BAR = 6;
const STEP = 9;

interface RuleWeekProps {
  ruleKey: RuleKey;
  /** How often it fired each day, oldest first; null until loaded. */
  week: readonly number[] | null;
}

/** How often a rule fired on each of seven days, as bars; links to its hits. */
export function RuleWeek({ ruleKey, week }: RuleWeekProps) {
  const text = useText();
  const { id } = useGuild();
  const total = week?.reduce((sum, count) => sum + count, 0) ?? 0;
  const most = Math.max(1, ...(week ?? []));
  const bars = (week ?? [0, 0, 0, 0, 0, 0, 0]).map((count, day) => ({
    x: day * STEP,
    height: Math.max(2, Math.round((count / most) * HEIGHT)),
    isNone: count === 0,
  }));

  return (
    <Link className={styles['week'] ?? ''} to={`/guilds/${id}/automod?rule=${ruleKey}`} viewTransition>
      <svg width={STEP * 7 - (STEP - BAR)} height={HEIGHT} aria-hidden="true" focusable="false">
        {bars.map(({ x, height, isNone }) => (
          <rect key={x} data-none={isNone} x={x} y={HEIGHT - height} width={BAR} height={height} rx={1.5} />
        ))}
      </svg>
      <span>{week === null ? text(m.automod_week_loading) : text(m.automod_week, { count: total })}</span>
    </Link>
  );
}
