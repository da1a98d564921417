import type { HistoryEntry } from '@perigee/core/setup/history/endpoints';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import { m } from '#texts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ChangeList } from '../../components/change-list/change-list.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';
import { sectionText } from '../../../lib/settings/section-text.ts';
import cards from '../../components/card-list/card-list.module.css';
import styles from './history.module.css';

interface HistoryCardProps {
  entry: HistoryEntry;
  onRestore: (entry: HistoryEntry) => void;
  /** Shows all settings as they were right after this save. */
  onLook: (moment: string) => void;
}

/** One save: which section, by whom, when, what changed, and a button to restore it. */
export function HistoryCard({ entry, onRestore, onLook }: HistoryCardProps) {
  const text = useText();
  const guild = useGuild();
  const { section, version, saves, isCurrent, savedBy, savedAt, changes, changeCount } = entry;
  const name = `${text(sectionText(section))}, ${text(m.history_version, { version })}`;
  const mayRestore = !isCurrent && (SECTIONS[section].tab !== null || guild.rights.owner);

  return (
    <li className={`${cards['card']} ${styles['entry']}`}>
      <header className={styles['head']}>
        <h2>{text(sectionText(section))}</h2>
        <span className={styles['version']}>{text(m.history_version, { version })}</span>
        {isCurrent && <span className={styles['current']}>{text(m.history_current)}</span>}
      </header>
      <p className={styles['by']}>
        {savedBy.username ?? text(m.history_gone, { id: savedBy.id })} · <SavedAt moment={savedAt} />
        {saves > 1 && ` · ${text(m.history_saves, { count: saves })}`}
      </p>
      {changeCount === 0 ? (
        <p className={styles['by']}>{text(m.history_unchanged)}</p>
      ) : (
        <ChangeList guild={guild} section={section} changes={changes} />
      )}
      {changeCount > changes.length && <p>{text(m.history_hidden, { count: changeCount - changes.length })}</p>}
      <div className={styles['acts']}>
        {mayRestore && (
          <Button size="small" aria-label={`${text(m.history_restore)}: ${name}`} onClick={() => onRestore(entry)}>
            {text(m.history_restore)}
          </Button>
        )}
        <Button
          size="small"
          tone="plain"
          aria-label={`${text(m.machine_from_entry)}: ${name}`}
          onClick={() => onLook(savedAt)}
        >
          <Icon name="clock" size={18} />
          {text(m.machine_from_entry)}
        </Button>
      </div>
    </li>
  );
}

function SavedAt({ moment }: { moment: string }) {
  const { locale } = usePreferences();
  const shown = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
  return <time dateTime={moment}>{shown}</time>;
}
