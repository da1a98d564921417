import { holds } from '@perigee/core/permissions/permissions';
import { forgiving } from '../../../discord/forgiving.ts';
import type { CommandContext } from '../../../bot/command-context.ts';
import { UNANSWERABLE } from '../../../bot/unanswerable.ts';

/** Deletes a typed command that contains a code. Returns whether it is still visible in the channel. */
export async function deleteTyped({ bot, channelId, messageId, botPermissions }: CommandContext): Promise<boolean> {
  if (messageId === null) return false;
  if (!holds(botPermissions, 'ManageMessages')) return true;
  await forgiving(UNANSWERABLE, bot.api.channels.deleteMessage(channelId, messageId));
  return false;
}
