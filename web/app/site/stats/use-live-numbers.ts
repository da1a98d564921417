import { useEffect, useState } from 'react';
import { useSite } from '../../lib/site/use-site.ts';
import type { Numbers } from './read-numbers.ts';

interface LiveNumbers {
  /** Null until the first ones arrive. */
  numbers: Numbers | null;
  /** Their age in seconds if they could not be refreshed; null while they are fresh. */
  staleSeconds: number | null;
}

const REFRESH_MS = 10_000;

/**
 * Refreshes the numbers while the page is visible (docs/rules/pages.md#statistics); if that fails, the old ones stay,
 * with their age.
 */
export function useLiveNumbers(initial: Numbers | null): LiveNumbers {
  const { apiUrl } = useSite();
  const [live, setLive] = useState<LiveNumbers>({ numbers: initial, staleSeconds: null });

  useEffect(() => {
    let readAt = Date.now();
    let isWanted = true;
    const fetchNow = (url: string, init: RequestInit) => fetch(url, init);

    const refresh = async () => {
      if (document.hidden) return;
      try {
        // The reader validates the response; its code need not be loaded with the page.
        const { readNumbers } = await import('./read-numbers.ts');
        const numbers = await readNumbers(apiUrl, fetchNow);
        readAt = Date.now();
        if (isWanted) setLive({ numbers, staleSeconds: null });
      } catch {
        const staleSeconds = Math.max(1, Math.round((Date.now() - readAt) / 1000));
        if (isWanted) setLive(({ numbers }) => ({ numbers, staleSeconds }));
      }
    };
    const handleChange = () => void refresh();
    const timer = setInterval(handleChange, REFRESH_MS);
    document.addEventListener('visibilitychange', handleChange);

    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, [apiUrl]);

  return live;
}
