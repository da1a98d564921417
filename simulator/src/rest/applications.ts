import { createHash } from 'node:crypto';
import { json } from '../http/reply.ts';
import { type Route, route } from '../http/router.ts';
import type { JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { demoPeople } from '../oauth/authorize-page.ts';
import { getPerson, guildsOf } from '../world/lookups.ts';
import { presentUser } from '../world/present-user.ts';

export const applicationRoutes: Route[] = [
  route('GET', '/applications/@me', 'bot', ({ platform }) => json(presentOwnApplication(platform))),
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

function presentApplication({ application }: Platform): JsonObject {
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: '',
    type: null,
    verify_key: createHash('sha256').update(application.id).digest('hex'),
    flags: 0,
    flags_new: '0',
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
