import type { Stats } from '@perigee/core/community/stats/endpoints';
import { m } from '#texts';
import { useText } from '../../lib/preferences/use-text.ts';
import { LatencyValue } from './latency-value.tsx';
import styles from './stats.module.css';

/** How quickly the bot and its database answer. */
export function Latencies({ ping }: { ping: Stats['ping'] }) {
  const text = useText();

  return (
    <dl className={styles['latencies']}>
      <div className={styles['card']}>
        <dt>{text(m.stats_bot)}</dt>
        <dd>
          <LatencyValue milliseconds={ping.bot} />
        </dd>
      </div>
      <div className={styles['card']}>
        <dt>{text(m.stats_database)}</dt>
        <dd>
          <LatencyValue milliseconds={ping.database} />
        </dd>
      </div>
    </dl>
  );
}
