import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import styles from './nav-bar.module.css';

/** Switches between the two languages; its label is in the language it switches to. */
export function LanguageToggle() {
  const text = useText();
  const { locale, setLocale } = usePreferences();
  const other = locale === 'ru' ? 'en' : 'ru';

  return (
    <button
      type="button"
      className={styles['language']}
      lang={other}
      aria-label={text(m.nav_language_label)}
      onClick={() => setLocale(other)}
    >
      {other.toUpperCase()}
    </button>
  );
}
