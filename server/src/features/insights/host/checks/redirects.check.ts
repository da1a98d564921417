import { landingRedirect, loginRedirect } from '@perigee/core/site/platform-links';
import { callDiscord } from './call-discord.ts';
import { type CheckDeps, defineCheck } from './check.ts';
import { ask } from './reasons.ts';

/**
 * Whether the redirect addresses are registered. The platform's list decides; the authorization page is tried too, and
 * counts only where it refuses: the real one opens for any address and complains later.
 */
export const redirectsCheck = defineCheck('redirects', (deps, found) =>
  callDiscord(deps, (api) => api.applications.getCurrent(), {
    demo: () => found('demo'),
    refused: () => found('tokenRefused'),
    away: (reason) => found('away', { reason }),
    answered: async ({ redirect_uris: registered }) => {
      const wanted = [loginRedirect(deps.config), landingRedirect(deps.config)];
      const refused = await Promise.all(wanted.map((address) => isRefused(deps, address)));
      const isMissing = (address: string, index: number) =>
        refused[index] === true || registered?.includes(address) === false;
      const missing = wanted.filter(isMissing);
      if (missing.length > 0) return found('missing', { addresses: missing.join(', ') });
      return found(registered === undefined ? 'untold' : 'registered', { addresses: wanted.join(', ') });
    },
  }),
);

/** Whether the authorization page refuses an address. A page that does not respond proves nothing. */
async function isRefused({ config, discord }: CheckDeps, address: string): Promise<boolean> {
  const query = new URLSearchParams({
    client_id: discord?.platform.clientId ?? '',
    response_type: 'code',
    scope: 'identify',
    redirect_uri: address,
  });
  const reply = await ask(`${config.addresses.authorizeUrl}?${query.toString()}`).catch(() => null);
  return reply !== null && reply.status >= 400 && reply.status < 429;
}
