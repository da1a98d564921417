import { recommendedShards } from '../gateway/shards.ts';
import { json } from '../protocol/reply.ts';
import { type Route, route } from '../http/router.ts';
import { guildIdsOf } from '../state/membership-index.ts';

export const gatewayRoutes: Route[] = [
  route('GET', '/gateway', 'open', ({ platform }) => json({ url: platform.gatewayUrl })),
  route('GET', '/gateway/bot', 'bot', ({ platform }) => {
    const guildCount = guildIdsOf(platform.world, platform.application.id).length;
    return json({
      url: platform.gatewayUrl,
      shards: recommendedShards(guildCount, platform.limits),
      session_start_limit: platform.gateway.starts.describe(platform.application.id, guildCount),
    });
  }),
];
