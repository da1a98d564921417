import type { HistoryEntry } from '@perigee/core/setup/history/endpoints';
import { m } from '#texts';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import { relativeTime } from '../../lib/time/relative-time.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { ChangeList } from '../change-list/change-list.tsx';
import styles from './recent-changes.module.css';

const MINUTE_MS = 60_000;

/** One save in short: where, who, when, and its first change. */
export function RecentChange({ entry }: { entry: HistoryEntry }) {
  const text = useText();
  const guild = useGuild();
  const { locale } = usePreferences();
  const now = useNow(MINUTE_MS);
  const { section, savedBy, savedAt, changes, changeCount } = entry;
  const age = now - Date.parse(savedAt);

  return (
    <li className={styles['change']}>
      <p className={styles['section']}>{text(sectionText(section))}</p>
      <p>
        {savedBy.username ?? text(m.history_gone, { id: savedBy.id })} ·{' '}
        <time dateTime={savedAt}>{age < MINUTE_MS ? text(m.acted_now) : relativeTime(-age, locale)}</time>
      </p>
      {changeCount === 0 && <p>{text(m.history_unchanged)}</p>}
      <ChangeList guild={guild} section={section} changes={changes.slice(0, 1)} />
      {changeCount > 1 && <p>{text(m.history_hidden, { count: changeCount - 1 })}</p>}
    </li>
  );
}
