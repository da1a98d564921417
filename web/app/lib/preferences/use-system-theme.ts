import { useEffect } from 'react';
import type { Theme } from './preferences.ts';

/** Wears what the system does, now and whenever it changes. */
export function useSystemTheme(isFollowed: boolean, wear: (theme: Theme) => void): void {
  useEffect(() => {
    if (!isFollowed) return undefined;
    const isLight = window.matchMedia('(prefers-color-scheme: light)');
    const follow = () => wear(isLight.matches ? 'light' : 'dark');
    follow();
    isLight.addEventListener('change', follow);
    return () => isLight.removeEventListener('change', follow);
  }, [isFollowed, wear]);
}
