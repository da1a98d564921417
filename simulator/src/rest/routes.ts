import type { Route } from '../http/router.ts';
import { tokenRoutes } from '../oauth/token-routes.ts';
import { applicationRoutes } from './applications.ts';
import { banRoutes } from './bans.ts';
import { channelRoutes } from './channels.ts';
import { commandPermissionRoutes } from './command-permissions.ts';
import { commandRoutes } from './commands.ts';
import { gatewayRoutes } from './gateway.ts';
import { guildRoutes } from './guilds.ts';
import { interactionRoutes } from './interactions.ts';
import { memberRoutes } from './members.ts';
import { messageRoutes } from './messages.ts';
import { reactionRoutes } from './reactions.ts';
import { roleRoutes } from './roles.ts';
import { userRoutes } from './users.ts';

/** Everything served under /api/v10. */
export const apiRoutes: Route[] = [
  ...tokenRoutes,
  ...applicationRoutes,
  ...userRoutes,
  ...guildRoutes,
  ...memberRoutes,
  ...banRoutes,
  ...roleRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...reactionRoutes,
  ...commandRoutes,
  ...commandPermissionRoutes,
  ...interactionRoutes,
  ...gatewayRoutes,
];
