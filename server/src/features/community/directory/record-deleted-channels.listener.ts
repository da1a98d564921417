import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { overwritesOf } from '../../../discord/permission-guild.ts';
import type { DeletedChannels } from './deleted-channels.ts';

/** Records who could read a channel or thread when it is deleted. */
export function recordDeletedChannels(deleted: DeletedChannels): Listener[] {
  return [
    defineListener(Event.ChannelDelete, (_bot, channel) =>
      deleted.record(channel.guild_id, {
        id: channel.id,
        type: channel.type,
        parentId: 'parent_id' in channel ? (channel.parent_id ?? null) : null,
        overwrites: overwritesOf(channel),
      }),
    ),
    defineListener(Event.ThreadDelete, (_bot, { id, guild_id: guildId, type, parent_id: parentId }) =>
      deleted.record(guildId, { id, type, parentId: parentId ?? null, overwrites: [] }),
    ),
  ];
}
