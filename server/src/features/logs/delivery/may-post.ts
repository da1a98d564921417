import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { JobPostponed } from '../../../jobs/job-postponed.ts';
import { JobRefused } from '../../../jobs/job-refused.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { ownPermissions } from '../../../bot/guilds/own-permissions.ts';

const NEEDED = PERMISSIONS.ViewChannel | PERMISSIONS.SendMessages | PERMISSIONS.EmbedLinks;

/**
 * Whether the bot may attach files in a log channel, by cached permissions: the platform blocks addresses that make too
 * many refused requests.
 * @throws JobRefused for a deleted channel, JobPostponed for one the bot currently may not post in.
 */
export function mayAttach(ctx: BotContext, guildId: string, channelId: string): boolean {
  // Another process runs the shard, or the guild has not arrived yet: the platform has to decide.
  if (ctx.cache.get(guildId) === undefined) return true;
  const permissions = ownPermissions(ctx, guildId, channelId);
  if (permissions === undefined) throw new JobRefused('Unknown Channel');
  if ((permissions & NEEDED) !== NEEDED) throw new JobPostponed('Missing Permissions');
  return (permissions & PERMISSIONS.AttachFiles) !== 0n;
}
