import { PERMISSIONS } from '@perigee/core/permissions/permissions';
import { ActPostponed } from '../../../acts/act-postponed.ts';
import { ActRefused } from '../../../acts/act-refused.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { ownPermissions } from '../../../bot/guilds/own-permissions.ts';

const NEEDED = PERMISSIONS.ViewChannel | PERMISSIONS.SendMessages | PERMISSIONS.EmbedLinks;

/**
 * Whether the bot may attach files in a log channel, as far as it knows without asking: an address is shut out that asks the
 * platform too often for what it refuses.
 * @throws ActRefused for a channel that is gone, ActPostponed for one the bot may not post in at the moment.
 */
export function mayAttach(ctx: BotContext, guildId: string, channelId: string): boolean {
  // Another process has its shard, or it is not told of yet: then the platform has to say.
  if (ctx.cache.get(guildId) === undefined) return true;
  const permissions = ownPermissions(ctx, guildId, channelId);
  if (permissions === undefined) throw new ActRefused('Unknown Channel');
  if ((permissions & NEEDED) !== NEEDED) throw new ActPostponed('Missing Permissions');
  return (permissions & PERMISSIONS.AttachFiles) !== 0n;
}
