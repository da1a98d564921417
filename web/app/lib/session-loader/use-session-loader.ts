import type { SiteConfig } from '@perigee/core/site/site-config';
import { useEffect } from 'react';
import { useSite } from '../site/use-site.ts';
import { announceSession } from '../session/session-store.ts';
import { onTokensChangedElsewhere, tokenStore } from '../session/token-store.ts';

/** Finds out who is signed in, now and whenever another tab changes it. Use it once, in the frame of the site. */
export function useSessionLoader(): void {
  const site = useSite();

  useEffect(() => {
    void reloadSession(site);
    return onTokensChangedElsewhere(() => void reloadSession(site));
  }, [site]);
}

/** Resets the session and loads it again; until then nobody is redirected for being a guest. */
export async function restartSession(site: SiteConfig): Promise<void> {
  announceSession({ status: 'loading' });
  await reloadSession(site);
}

let latestLoad = 0;

/** Checks the stored token again. Visitors without one download none of the code for that. */
async function reloadSession(site: SiteConfig): Promise<void> {
  const load = ++latestLoad;
  if (tokenStore.read() === null) {
    announceSession({ status: 'guest' });
    return;
  }

  const { loadUser } = await import('./load-user.ts');
  const session = await loadUser(site);
  if (load === latestLoad) announceSession(session);
}
