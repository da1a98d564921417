import { INVITE_PERMISSIONS } from '../permissions/permissions.ts';
import type { SiteConfig } from './site-config.ts';

/** What a sign-in asks for (spec.md 2, "Home"). */
export const LOGIN_SCOPES = ['identify', 'guilds', 'applications.commands.permissions.update'] as const;

interface LoginRequest {
  state: string;
  codeChallenge: string;
}

/** The platform's consent page for signing in, with state and PKCE (decisions, "Sign-in"). */
export function loginUrl(site: SiteConfig, { state, codeChallenge }: LoginRequest): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: site.clientId,
    redirect_uri: loginRedirect(site),
    scope: LOGIN_SCOPES.join(' '),
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  });
  return `${site.authorizeUrl}?${query}`;
}

/** The address the platform sends a signed-in person back to; it has to be registered there letter by letter. */
export function loginRedirect({ publicUrl }: Pick<SiteConfig, 'publicUrl'>): string {
  return `${publicUrl}/login`;
}

/** The platform's page for adding the bot to a server, with that server chosen already if one is named (spec.md 7). */
export function inviteUrl(site: Pick<SiteConfig, 'clientId' | 'publicUrl' | 'authorizeUrl'>, guildId?: string): string {
  const query = new URLSearchParams({
    client_id: site.clientId,
    response_type: 'code',
    scope: 'bot',
    permissions: INVITE_PERMISSIONS,
    redirect_uri: landingRedirect(site),
    ...(guildId !== undefined && { guild_id: guildId, disable_guild_select: 'true' }),
  });
  return `${site.authorizeUrl}?${query}`;
}

/** Where the platform sends a person who just added the bot; to be registered there too. */
export function landingRedirect({ publicUrl }: Pick<SiteConfig, 'publicUrl'>): string {
  return `${publicUrl}/landing`;
}
