import { INVITE_PERMISSIONS, LEAST_INVITE_PERMISSIONS } from '../base/permissions/permissions.ts';
import type { SiteConfig } from './site-config.ts';

/** The OAuth scopes of the sign-in (docs/rules/sign-in.md#scopes). */
export const LOGIN_SCOPES = ['identify', 'guilds', 'applications.commands.permissions.update'] as const;

interface LoginRequest {
  state: string;
  codeChallenge: string;
}

/** The platform's consent page for signing in, with state and PKCE (docs/rules/sign-in.md#way-in). */
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

/** The redirect address after signing in; it must be registered with the platform exactly. */
export function loginRedirect({ publicUrl }: Pick<SiteConfig, 'publicUrl'>): string {
  return `${publicUrl}/login`;
}

type InvitingSite = Pick<SiteConfig, 'clientId' | 'publicUrl' | 'authorizeUrl'>;

/**
 * The platform's page for adding the bot to a server, with a given server preselected
 * (docs/rules/moderation.md#invite).
 */
export function inviteUrl(site: InvitingSite, guildId?: string): string {
  return invitation(site, INVITE_PERMISSIONS, guildId);
}

/** The same with only these permissions, by default those of a server where nothing is set up yet. */
export function leastInviteUrl(site: InvitingSite, guildId?: string, permissions = LEAST_INVITE_PERMISSIONS): string {
  return invitation(site, permissions, guildId);
}

function invitation(site: InvitingSite, permissions: string, guildId: string | undefined): string {
  const query = new URLSearchParams({
    client_id: site.clientId,
    response_type: 'code',
    scope: 'bot',
    permissions,
    redirect_uri: landingRedirect(site),
    ...(guildId !== undefined && { guild_id: guildId, disable_guild_select: 'true' }),
  });
  return `${site.authorizeUrl}?${query}`;
}

/** The redirect address after adding the bot; it must be registered as well. */
export function landingRedirect({ publicUrl }: Pick<SiteConfig, 'publicUrl'>): string {
  return `${publicUrl}/landing`;
}
