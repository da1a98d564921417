import { m } from '#texts';
import { usePreferences } from '../../lib/preferences/preferences-context.tsx';
import { useText } from '../../lib/preferences/use-text.ts';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './site-footer.module.css';

/** Switches between the dark and the light theme. */
export function ThemeSwitch() {
  const text = useText();
  const { theme, setTheme } = usePreferences();
  const isDark = theme === 'dark';

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      className={styles['switch']}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name="moon" size={18} />
      {text(m.footer_dark_theme)}
      <span className={styles['track']} aria-hidden="true" />
    </button>
  );
}
