import type { Platform } from '../platform/platform.ts';

/** Scopes the simulator supports (topic "OAuth2", "OAuth2 Scopes"); others are refused. */
export const KNOWN_SCOPES = [
  'identify',
  'email',
  'guilds',
  'guilds.join',
  'guilds.members.read',
  'bot',
  'applications.commands',
  'applications.commands.permissions.update',
] as const;
export type Scope = (typeof KNOWN_SCOPES)[number];

/** A validated authorization request. */
export interface AuthorizeRequest {
  redirectUri: string | null;
  scopes: Scope[];
  state: string | null;
  prompt: string;
  codeChallenge: string | null;
  /** For the scope `bot`. */
  guildId: string | null;
  isGuildFixed: boolean;
  permissions: string;
  responseType: 'code' | null;
}

/** Why a request cannot be shown for consent; keys of the page's texts. */
export type AuthorizeProblem =
  | 'unknownApplication'
  | 'wrongRedirect'
  | 'wrongResponseType'
  | 'wrongScope'
  | 'wrongChallenge'
  | 'wrongPermissions';

/** Validates the query (or posted form) of /oauth2/authorize. */
export function readAuthorizeRequest(platform: Platform, query: URLSearchParams): AuthorizeRequest | AuthorizeProblem {
  const { application } = platform;
  if (query.get('client_id') !== application.id) return 'unknownApplication';

  const scopes = readScopes(query.get('scope') ?? '');
  if (scopes === undefined) return 'wrongScope';
  // An invite without a code needs no redirect URI.
  const isBareInvite = scopes.includes('bot') && !query.has('response_type') && !query.has('redirect_uri');
  const redirectUri = query.get('redirect_uri');
  if (!isBareInvite && (redirectUri === null || !application.redirectUris.includes(redirectUri)))
    return 'wrongRedirect';
  const responseType = query.get('response_type');
  if (responseType !== 'code' && !(scopes.includes('bot') && responseType === null)) return 'wrongResponseType';

  const codeChallenge = query.get('code_challenge');
  if (codeChallenge !== null && query.get('code_challenge_method') !== 'S256') return 'wrongChallenge';
  const permissions = query.get('permissions') || '0';
  if (!/^\d{1,20}$/.test(permissions)) return 'wrongPermissions';
  return {
    redirectUri,
    scopes,
    state: query.get('state'),
    prompt: query.get('prompt') ?? 'consent',
    codeChallenge,
    guildId: query.get('guild_id') || null,
    isGuildFixed: query.get('disable_guild_select') === 'true',
    permissions,
    responseType,
  };
}

function readScopes(text: string): Scope[] | undefined {
  const names = text.split(/[ +]+/).filter((name) => name !== '');
  const scopes = KNOWN_SCOPES.filter((scope) => names.includes(scope));
  return names.length > 0 && scopes.length === new Set(names).size ? scopes : undefined;
}
