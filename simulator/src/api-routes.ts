import type { Route } from './http/router.ts';
import { authorizeRoutes } from './oauth/authorize-routes.ts';
import { tokenRoutes } from './oauth/token-routes.ts';
import { applicationRoutes } from './rest/applications.ts';
import { auditLogRoutes } from './rest/audit-logs.ts';
import { automodRoutes } from './rest/automod.ts';
import { banRoutes } from './rest/bans.ts';
import { bulkBanRoutes } from './rest/bulk-ban.ts';
import { channelRoutes } from './rest/channels.ts';
import { commandPermissionRoutes } from './rest/command-permissions.ts';
import { commandRoutes } from './rest/commands.ts';
import { emojiRoutes } from './rest/emojis.ts';
import { gatewayRoutes } from './rest/gateway.ts';
import { guildPageRoutes } from './rest/guild-pages.ts';
import { guildSettingRoutes } from './rest/guild-settings.ts';
import { guildRoutes } from './rest/guilds.ts';
import { interactionRoutes } from './interactions/routes.ts';
import { inviteRoutes } from './rest/invites.ts';
import { memberRoutes } from './rest/members.ts';
import { messageRoutes } from './rest/messages.ts';
import { overwriteRoutes } from './rest/overwrites.ts';
import { pinRoutes } from './rest/pins.ts';
import { pollRoutes } from './rest/polls.ts';
import { pruneRoutes } from './rest/prune.ts';
import { reactionRoutes } from './rest/reactions.ts';
import { roleRoutes } from './rest/roles.ts';
import { scheduledEventRoutes } from './rest/scheduled-events.ts';
import { searchRoutes } from './rest/search-messages.ts';
import { stickerRoutes } from './rest/stickers.ts';
import { threadListRoutes } from './rest/thread-lists.ts';
import { threadMemberRoutes } from './rest/thread-members.ts';
import { threadRoutes } from './rest/threads.ts';
import { userRoutes } from './rest/users.ts';
import { voiceRoutes } from './rest/voice.ts';
import { webhookRoutes } from './rest/webhooks.ts';

/** Everything served under /api/v10. */
export const apiRoutes: Route[] = [
  ...tokenRoutes,
  // Libraries build links to the authorization page below the API too.
  ...authorizeRoutes,
  ...applicationRoutes,
  ...userRoutes,
  ...guildRoutes,
  ...auditLogRoutes,
  ...guildSettingRoutes,
  ...automodRoutes,
  ...bulkBanRoutes,
  ...pruneRoutes,
  ...memberRoutes,
  ...banRoutes,
  ...roleRoutes,
  ...channelRoutes,
  ...overwriteRoutes,
  ...messageRoutes,
  ...reactionRoutes,
  ...pollRoutes,
  ...pinRoutes,
  ...threadRoutes,
  ...threadMemberRoutes,
  ...threadListRoutes,
  ...commandRoutes,
  ...commandPermissionRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...inviteRoutes,
  ...emojiRoutes,
  ...stickerRoutes,
  ...voiceRoutes,
  ...scheduledEventRoutes,
  ...searchRoutes,
  ...guildPageRoutes,
  ...gatewayRoutes,
];
