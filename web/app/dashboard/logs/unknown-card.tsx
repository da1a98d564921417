import { m } from '#texts';
import { SettingsCard } from '../components/settings-form/settings-card.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './logs.module.css';

const LIMITS = [
  m.logs_unknown_deleted,
  m.logs_unknown_audit,
  m.logs_unknown_text_gone,
  m.logs_unknown_files,
  m.logs_unknown_invites,
];

/** What a log cannot know, so that nobody expects it. */
export function UnknownCard() {
  const text = useText();

  return (
    <SettingsCard
      title={text(m.logs_unknown)}
      text={text(m.logs_unknown_text)}
      fold={{ place: 'logs.unknown', summary: text(m.fold_unknown, { count: LIMITS.length }) }}
    >
      <ul className={styles['limits']}>
        {LIMITS.map((limit) => (
          <li key={text(limit)}>{text(limit)}</li>
        ))}
      </ul>
    </SettingsCard>
  );
}
