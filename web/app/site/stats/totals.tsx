import type { Stats } from '@perigee/core/community/stats/endpoints';
import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './stats.module.css';

const TOTALS = [
  { field: 'guilds', label: m.stats_guilds },
  { field: 'users', label: m.stats_users },
  { field: 'channels', label: m.stats_channels },
  { field: 'emojis', label: m.stats_emojis },
] as const;

/** The size of the bot. */
export function Totals({ totals }: { totals: Stats['stats'] }) {
  const text = useText();
  const { locale } = usePreferences();

  return (
    <dl className={styles['totals']}>
      {TOTALS.map(({ field, label }) => (
        <div key={field} className={styles['card']}>
          <dt>{text(label)}</dt>
          <dd>{totals[field].toLocaleString(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
