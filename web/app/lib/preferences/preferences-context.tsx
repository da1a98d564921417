import type { Locale } from '@perigee/core/locales/locales';
import { createContext, type ReactNode, use, useState } from 'react';
import { type Preferences, DEFAULT_PREFERENCES, type Theme } from './preferences.ts';

interface PreferencesControl extends Preferences {
  setLocale: (locale: Locale) => void;
  setTheme: (theme: Theme) => void;
}

const PreferencesContext = createContext<PreferencesControl>({
  ...DEFAULT_PREFERENCES,
  setLocale: () => undefined,
  setTheme: () => undefined,
});

interface PreferencesProviderProps {
  initial: Preferences;
  children: ReactNode;
}

/** Holds language and theme of this tab; what is chosen goes into a cookie, so that the server renders the next page in it. */
export function PreferencesProvider({ initial, children }: PreferencesProviderProps) {
  const [preferences, setPreferences] = useState(initial);

  const setLocale = (locale: Locale) => {
    remember('locale', locale);
    setPreferences((current) => ({ ...current, locale }));
  };
  const setTheme = (theme: Theme) => {
    remember('theme', theme);
    setPreferences((current) => ({ ...current, theme }));
  };

  return <PreferencesContext value={{ ...preferences, setLocale, setTheme }}>{children}</PreferencesContext>;
}

/** Language and theme of this tab, and how to change them. */
export function usePreferences(): PreferencesControl {
  return use(PreferencesContext);
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

function remember(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
