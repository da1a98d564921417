import type { Platform } from '../../platform/platform.ts';
import { AUDIT, writeAudit } from './audit.ts';
import { getChannel } from '../lookups.ts';
import { removeMessages } from '../messages.ts';
import type { Message } from '../../state/state.ts';

/** Deletes a message as a person: only deleting somebody else's is written to the audit log. */
export function removeAsPerson(platform: Platform, message: Message, personId: string): void {
  const { guildId } = getChannel(platform.world, message.channelId);
  removeMessages(platform, message.channelId, [message.id], false);
  const guild = platform.world.guilds[guildId ?? ''];
  if (guild === undefined || message.authorId === personId || message.onlyFor !== null) return;
  writeAudit(platform, guild, {
    action: AUDIT.messageDelete,
    userId: personId,
    targetId: message.authorId,
    reason: null,
    options: { channel_id: message.channelId, count: '1' },
  });
}
