import type { Route } from '../http/router.ts';
import { tokenRoutes } from '../oauth/token-routes.ts';
import { commandRoutes } from './commands.ts';
import { gatewayRoutes } from './gateway.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { userRoutes } from './users.ts';

/** Everything served under /api/v10. */
export const apiRoutes: Route[] = [
  ...tokenRoutes,
  ...userRoutes,
  ...messageRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...gatewayRoutes,
];
