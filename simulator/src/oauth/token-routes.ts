import { json, type Reply } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { isObject } from '../base/json.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import { getGuild } from '../world/lookups.ts';
import { presentGuild } from '../world/views/present-guild.ts';
import type { TokenGrant } from '../state/token-grants.ts';
import { provesChallenge, redeemCode, revokeTokens, rotateTokens, issueTokens } from './tokens.ts';

type Fields = Record<string, string | undefined>;

export const tokenRoutes: Route[] = [
  route('POST', '/oauth2/token', 'open', (call) => {
    const fields = readFields(call);
    const client = findClient(call, fields);
    if (client === undefined) return refuse('invalid_client', undefined, 401);
    if (fields['grant_type'] === 'authorization_code') return exchangeCode(client, fields);
    if (fields['grant_type'] === 'refresh_token') return refresh(client, fields);
    return refuse('unsupported_grant_type', 'Grant type None is not supported');
  }),
  route('POST', '/oauth2/token/revoke', 'open', (call) => {
    const fields = readFields(call);
    const client = findClient(call, fields);
    if (client === undefined) return refuse('invalid_client', undefined, 401);
    // Revoking an unknown token is not an error (RFC 7009, 2.2).
    revokeTokens(client, fields['token'] ?? '');
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

/** The platform, acting for the application whose credentials were sent, in the form or as HTTP Basic. */
function findClient({ platform, headers }: Call, fields: Fields): Platform | undefined {
  const basic = /^Basic (.+)$/.exec(String(headers['authorization'] ?? ''))?.[1];
  const form = `${fields['client_id'] ?? ''}:${fields['client_secret'] ?? ''}`;
  const sent = basic === undefined ? form : Buffer.from(basic, 'base64').toString('utf8');
  const client = platform.applications.list().find(({ id, clientSecret }) => `${id}:${clientSecret}` === sent);
  return client === undefined ? undefined : actingAs(platform, client);
}

/** Only a form counts: the platform does not accept JSON here. */
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
