import { m } from '#texts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import styles from './leaderboard-preview.module.css';

interface Leader {
  name: string;
  balance: number;
}

/** The first rows of a leaderboard; each bar compares the balance with the leader's. */
export function LeaderboardPreview({ leaders }: { leaders: readonly Leader[] }) {
  const text = useText();
  const { locale } = usePreferences();
  const most = Math.max(...leaders.map(({ balance }) => balance));

  return (
    <ol className={styles['rows']}>
      {leaders.map(({ name, balance }, index) => (
        <li key={name} className={styles['row']}>
          <span className={styles['rank']} aria-label={text(m.preview_leader_rank, { rank: index + 1 })} role="img">
            {index + 1}
          </span>
          <span className={styles['name']}>{name}</span>
          <span className={styles['balance']}>{balance.toLocaleString(locale)}</span>
          <svg className={styles['bar']} height="6" width="100%" aria-hidden="true">
            <rect width="100%" height="6" rx="3" />
            <rect width={`${(balance / most) * 100}%`} height="6" rx="3" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
