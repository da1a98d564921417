import { holds } from '@perigee/core/base/permissions/permissions';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import { REPLY_IMPOSSIBLE } from '../../../../bot/reply-impossible.ts';

/** Deletes a typed command that contains a code. Returns whether it is still visible in the channel. */
export async function deleteTyped({ bot, channelId, messageId, botPermissions }: CommandContext): Promise<boolean> {
  if (messageId === null) return false;
  if (!holds(botPermissions, 'ManageMessages')) return true;
  bot.ownDeletions.note([messageId], { by: null, why: null });
  await ignoreErrorCodes(REPLY_IMPOSSIBLE, bot.api.channels.deleteMessage(channelId, messageId));
  return false;
}
