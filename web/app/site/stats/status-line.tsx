import type { Stats } from '@perigee/core/community/stats/endpoints';
import { m } from '#texts';
import { Icon } from '../../components/icon/icon.tsx';
import { type PlainMessage, useText } from '../../lib/preferences/use-text.ts';
import styles from './stats.module.css';

const STATUS: Record<Stats['status'], { label: PlainMessage; tone: string }> = {
  online: { label: m.stats_online, tone: 'good' },
  partial: { label: m.stats_partial, tone: 'middling' },
  offline: { label: m.stats_offline, tone: 'bad' },
};

interface StatusLineProps {
  status: Stats['status'];
  /** The age of the numbers in seconds if they could not be refreshed. */
  staleSeconds: number | null;
}

/** Whether the bot is online, and whether the numbers below are current. */
export function StatusLine({ status, staleSeconds }: StatusLineProps) {
  const text = useText();
  const { label, tone } = STATUS[status];

  return (
    <div className={styles['status']} role="status">
      <p className={styles['badge']} data-tone={tone}>
        <span className={styles['light']} aria-hidden="true" />
        {text(label)}
      </p>
      {staleSeconds === null ? (
        <p className={styles['dim']}>{text(m.stats_refreshes)}</p>
      ) : (
        <p className={styles['stale']}>
          <Icon name="offline" size={18} />
          {text(m.stats_stale, { seconds: staleSeconds })}
        </p>
      )}
    </div>
  );
}
