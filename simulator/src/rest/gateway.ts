import { json } from '../http/reply.ts';
import { type Route, route } from '../http/router.ts';

export const gatewayRoutes: Route[] = [
  route('GET', '/gateway', 'open', ({ platform }) => json({ url: platform.gatewayUrl })),
  route('GET', '/gateway/bot', 'bot', ({ platform }) =>
    json({
      url: platform.gatewayUrl,
      shards: 1,
      session_start_limit: { total: 1_000, remaining: 999, reset_after: 14_400_000, max_concurrency: 1 },
    }),
  ),
];
