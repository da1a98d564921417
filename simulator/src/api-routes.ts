import type { Route } from './http/router.ts';
import { authorizeRoutes } from './oauth/authorize-routes.ts';
import { tokenRoutes } from './oauth/token-routes.ts';
import { applicationRoutes } from './rest/applications.ts';
import { auditLogRoutes } from './rest/guilds/audit-logs.ts';
import { automodRoutes } from './rest/guilds/automod.ts';
import { banRoutes } from './rest/members/bans.ts';
import { bulkBanRoutes } from './rest/members/bulk-ban.ts';
import { channelRoutes } from './rest/channels/channels.ts';
import { commandPermissionRoutes } from './rest/command-permissions.ts';
import { commandRoutes } from './rest/commands.ts';
import { emojiRoutes } from './rest/guilds/emojis.ts';
import { gatewayRoutes } from './rest/gateway.ts';
import { guildPageRoutes } from './rest/guilds/guild-pages.ts';
import { guildSettingRoutes } from './rest/guilds/guild-settings.ts';
import { guildRoutes } from './rest/guilds/guilds.ts';
import { interactionRoutes } from './interactions/routes.ts';
import { inviteRoutes } from './rest/guilds/invites.ts';
import { memberRoutes } from './rest/members/members.ts';
import { messageRoutes } from './rest/messages/messages.ts';
import { overwriteRoutes } from './rest/channels/overwrites.ts';
import { pinRoutes } from './rest/messages/pins.ts';
import { pollRoutes } from './rest/messages/polls.ts';
import { pruneRoutes } from './rest/members/prune.ts';
import { reactionRoutes } from './rest/messages/reactions.ts';
import { roleRoutes } from './rest/guilds/roles.ts';
import { scheduledEventRoutes } from './rest/guilds/scheduled-events.ts';
import { searchRoutes } from './rest/messages/search-messages.ts';
import { stickerRoutes } from './rest/guilds/stickers.ts';
import { threadListRoutes } from './rest/channels/thread-lists.ts';
import { threadMemberRoutes } from './rest/channels/thread-members.ts';
import { threadRoutes } from './rest/channels/threads.ts';
import { userRoutes } from './rest/users.ts';
import { voiceRoutes } from './rest/members/voice.ts';
import { webhookRoutes } from './rest/channels/webhooks.ts';

/** Everything served under /api/v10. */
export const apiRoutes: Route[] = [
  ...tokenRoutes,
  // Libraries also build links to the authorization page below the API.
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
