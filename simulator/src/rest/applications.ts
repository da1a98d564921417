import { createHash } from 'node:crypto';
import { ApiError } from '../protocol/api-error.ts';
import { readBody, shape, text } from '../protocol/form-body.ts';
import { json } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import type { Application, PrivilegedIntent } from '../state/application.ts';
import { demoPeople } from '../oauth/authorize-page.ts';
import { getPerson, guildsOf } from '../world/lookups.ts';
import { presentUser } from '../world/views/present-user.ts';
import { maybe } from './components/fields.ts';

export const applicationRoutes: Route[] = [
  route('GET', '/applications/@me', 'bot', ({ platform }) => json(presentOwnApplication(platform))),
  route('PATCH', '/applications/@me', 'bot', ({ platform, body }) => {
    const { description } = readBody(body, shape({ description: maybe(text({ max: 400 })) }));
    if (description !== undefined) platform.application.description = description ?? '';
    return json(presentOwnApplication(platform));
  }),
  route('GET', '/applications/:applicationId', 'bot', (call) => {
    assertOwn(call);
    return json(presentOwnApplication(call.platform));
  }),
  // Always empty: the simulator has none of these.
  route('GET', '/applications/:applicationId/emojis', 'bot', (call) => {
    assertOwn(call);
    return json({ items: [] });
  }),
  route('GET', '/applications/:applicationId/entitlements', 'bot', (call) => {
    assertOwn(call);
    return json([]);
  }),
  route('GET', '/applications/:applicationId/role-connections/metadata', 'bot', (call) => {
    assertOwn(call);
    return json([]);
  }),
  route('GET', '/oauth2/applications/@me', 'bot', ({ platform }) => json(presentOwnApplication(platform))),
  route('GET', '/oauth2/@me', 'any', ({ platform, actor }) => {
    if (actor.kind !== 'person') return json({ message: '401: Unauthorized', code: 0 }, 401);
    const user = actor.scopes.includes('identify')
      ? { user: presentUser(getPerson(platform.world, actor.userId)) }
      : {};
    return json({
      application: presentApplication(platform),
      scopes: actor.scopes,
      expires: new Date(actor.expiresAt).toISOString(),
      ...user,
    });
  }),
];

function assertOwn({ platform, param }: Call<'applicationId'>): void {
  if (param('applicationId') !== platform.application.id) throw new ApiError('botsNotAllowedOnApplication');
}

function presentApplication({ application }: Platform): JsonObject {
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: application.description ?? '',
    type: null,
    verify_key: createHash('sha256').update(application.id).digest('hex'),
    flags: flagsOf(application),
    flags_new: String(flagsOf(application)),
    bot_public: true,
    bot_require_code_grant: false,
    integration_types_config: { '0': {} },
    is_verified: false,
    is_discoverable: false,
    is_monetized: false,
    hook: true,
    storefront_available: false,
  };
}

/**
 * The limited flags of enabled intents: those of an unverified application, as is any in fewer than a hundred guilds
 * (topic "Application", "Application Flags").
 */
const INTENT_FLAGS: Record<PrivilegedIntent, number> = {
  presences: 1 << 13,
  members: 1 << 15,
  messageContent: 1 << 19,
};

function flagsOf({ privilegedIntents }: Application): number {
  return privilegedIntents.reduce((flags, intent) => flags | INTENT_FLAGS[intent], 0);
}

function presentOwnApplication(platform: Platform): JsonObject {
  const { world, application } = platform;
  const developer = demoPeople(platform).find(({ demoRole }) => demoRole === 'developer');
  return {
    ...presentApplication(platform),
    owner: presentUser(developer ?? getPerson(world, application.id)),
    bot: presentUser(getPerson(world, application.id)),
    redirect_uris: application.redirectUris,
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    approximate_guild_count: guildsOf(world, application.id).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: new Set(world.grants.map(({ userId }) => userId)).size,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}
