import type { SiteConfig } from '@perigee/core/site/site-config';
import { useEffect } from 'react';
import { useSite } from '../site/use-site.ts';
import { announceSession } from '../session/session-store.ts';
import { onTokensChangedElsewhere, tokenStore } from '../session/token-store.ts';

/** Finds out who is signed in, now and whenever another tab changes it. To be used once, by the frame of the site. */
export function useSessionLoader(): void {
  const site = useSite();

  useEffect(() => {
    void reloadSession(site);
    return onTokensChangedElsewhere(() => void reloadSession(site));
  }, [site]);
}

/** Forgets who was believed to sit here and finds out anew; until then nobody is sent away for being a guest. */
export async function restartSession(site: SiteConfig): Promise<void> {
  announceSession({ status: 'loading' });
  await reloadSession(site);
}

let latestLoad = 0;

/** Looks at the stored token again. Visitors without one download none of the code for that. */
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
