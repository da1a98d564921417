import type { Route } from '../http/router.ts';
import { authorizeRoutes } from '../oauth/authorize-routes.ts';
import { tokenRoutes } from '../oauth/token-routes.ts';
import { applicationRoutes } from './applications.ts';
import { auditLogRoutes } from './audit-logs.ts';
import { automodRoutes } from './automod.ts';
import { banRoutes } from './bans.ts';
import { bulkBanRoutes } from './bulk-ban.ts';
import { channelRoutes } from './channels.ts';
import { commandPermissionRoutes } from './command-permissions.ts';
import { commandRoutes } from './commands.ts';
import { emojiRoutes } from './emojis.ts';
import { gatewayRoutes } from './gateway.ts';
import { guildPageRoutes } from './guild-pages.ts';
import { guildSettingRoutes } from './guild-settings.ts';
import { guildRoutes } from './guilds.ts';
import { interactionRoutes } from './interactions.ts';
import { inviteRoutes } from './invites.ts';
import { memberRoutes } from './members.ts';
import { messageRoutes } from './messages.ts';
import { overwriteRoutes } from './overwrites.ts';
import { pinRoutes } from './pins.ts';
import { pollRoutes } from './polls.ts';
import { pruneRoutes } from './prune.ts';
import { reactionRoutes } from './reactions.ts';
import { roleRoutes } from './roles.ts';
import { scheduledEventRoutes } from './scheduled-events.ts';
import { searchRoutes } from './search-messages.ts';
import { stickerRoutes } from './stickers.ts';
import { threadListRoutes } from './thread-lists.ts';
import { threadMemberRoutes } from './thread-members.ts';
import { threadRoutes } from './threads.ts';
import { userRoutes } from './users.ts';
import { voiceRoutes } from './voice.ts';
import { webhookRoutes } from './webhooks.ts';

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
