import { holds } from '@perigee/core/permissions/permissions';
import { forgiving } from '../../../discord/forgiving.ts';
import type { CommandContext } from '../../../bot/command-context.ts';
import { UNANSWERABLE } from '../../../bot/unanswerable.ts';

/** Takes a typed command with a code in it out of the channel. Answers whether somebody may still read it there. */
export async function deleteTyped({ bot, channelId, messageId, botPermissions }: CommandContext): Promise<boolean> {
  if (messageId === null) return false;
  if (!holds(botPermissions, 'ManageMessages')) return true;
  await forgiving(UNANSWERABLE, bot.api.channels.deleteMessage(channelId, messageId));
  return false;
}
