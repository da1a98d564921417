import type { Locale } from '@perigee/core/base/locales/locales';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { DEFAULT_PREFERENCES, type Preferences, type Theme, type ThemeChoice } from './preferences.ts';

interface PreferencesControl extends Preferences {
  setLocale: (locale: Locale) => void;
  setTheme: (choice: ThemeChoice) => void;
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

/**
 * Holds language and theme of this tab; a choice is stored in a cookie, so that the server renders the next page with
 * it.
 */
export function PreferencesProvider({ initial, children }: PreferencesProviderProps) {
  const [preferences, setPreferences] = useState(initial);

  const setLocale = (locale: Locale) => {
    remember('locale', locale);
    setPreferences((current) => ({ ...current, locale }));
  };
  const wear = useCallback((theme: Theme) => {
    remember('theme', theme);
    setPreferences((current) => ({ ...current, theme }));
  }, []);
  const setTheme = (choice: ThemeChoice) => {
    const followsSystem = choice === 'system';
    remember('followsSystem', String(followsSystem));
    setPreferences((current) => ({ ...current, followsSystem }));
    if (!followsSystem) wear(choice);
  };
  useSystemTheme(preferences.followsSystem, wear);

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

/** Follows the system's theme, now and whenever it changes. */
function useSystemTheme(isFollowed: boolean, wear: (theme: Theme) => void): void {
  useEffect(() => {
    if (!isFollowed) return undefined;
    const isLight = window.matchMedia('(prefers-color-scheme: light)');
    const follow = () => wear(isLight.matches ? 'light' : 'dark');
    follow();
    isLight.addEventListener('change', follow);
    return () => isLight.removeEventListener('change', follow);
  }, [isFollowed, wear]);
}
