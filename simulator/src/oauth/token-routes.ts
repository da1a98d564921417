import { json, type Reply } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { isObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { getGuild } from '../world/lookups.ts';
import { presentGuild } from '../world/present-guild.ts';
import type { TokenGrant } from './state.ts';
import { provesChallenge, redeemCode, revokeTokens, rotateTokens, issueTokens } from './tokens.ts';

type Fields = Record<string, string | undefined>;

export const tokenRoutes: Route[] = [
  route('POST', '/oauth2/token', 'open', (call) => {
    const fields = readFields(call);
    if (!isOurClient(call, fields)) return refuse('invalid_client', undefined, 401);
    if (fields['grant_type'] === 'authorization_code') return exchangeCode(call.platform, fields);
    if (fields['grant_type'] === 'refresh_token') return refresh(call.platform, fields);
    return refuse('unsupported_grant_type', 'Grant type None is not supported');
  }),
  route('POST', '/oauth2/token/revoke', 'open', (call) => {
    const fields = readFields(call);
    if (!isOurClient(call, fields)) return refuse('invalid_client', undefined, 401);
    // An unknown token is no error (RFC 7009, 2.2).
    revokeTokens(call.platform, fields['token'] ?? '');
    return json({});
  }),
];

function exchangeCode(platform: Platform, fields: Fields): Reply {
  const consent = redeemCode(platform, fields['code'] ?? '');
  if (consent === undefined) return refuse('invalid_grant', 'Invalid "code" in request.');
  if (consent.redirectUri !== fields['redirect_uri'])
    return refuse('invalid_grant', 'Invalid "redirect_uri" in request.');
  if (!provesChallenge(consent.codeChallenge, fields['code_verifier'])) {
    return refuse('invalid_grant', 'Invalid "code_verifier" in request.');
  }
  const grant = issueTokens(platform, consent.userId, consent.scopes);
  const guild = consent.guildId === null ? {} : { guild: presentGuild(getGuild(platform.world, consent.guildId)) };
  return answer(platform, grant, guild);
}

function refresh(platform: Platform, fields: Fields): Reply {
  const grant = rotateTokens(platform, fields['refresh_token'] ?? '');
  return grant === undefined
    ? refuse('invalid_grant', 'Invalid "refresh_token" in request.')
    : answer(platform, grant, {});
}

function answer(platform: Platform, grant: TokenGrant, extra: object): Reply {
  const reply = json({
    token_type: 'Bearer',
    access_token: grant.accessToken,
    expires_in: platform.tokenLifetimeSeconds,
    refresh_token: grant.refreshToken,
    scope: grant.scopes.join(' '),
    ...extra,
  });
  return { ...reply, headers: { ...reply.headers, 'cache-control': 'no-store' } };
}

/** Client credentials come in the form or as HTTP Basic. */
function isOurClient({ platform, headers }: Call, fields: Fields): boolean {
  const { id, clientSecret } = platform.application;
  const basic = /^Basic (.+)$/.exec(String(headers['authorization'] ?? ''))?.[1];
  if (basic === undefined) return fields['client_id'] === id && fields['client_secret'] === clientSecret;
  return Buffer.from(basic, 'base64').toString('utf8') === `${id}:${clientSecret}`;
}

/** Only a form counts: the platform does not take JSON here. */
function readFields({ body, headers }: Call): Fields {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(
    String(headers['content-type'] ?? ''),
  );
  if (!isForm || !isObject(body)) return {};
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, typeof value === 'string' ? value : undefined]),
  );
}

function refuse(error: string, description?: string, status = 400): Reply {
  return json(description === undefined ? { error } : { error, error_description: description }, status);
}
