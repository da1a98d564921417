import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import type { Db } from '../../database/database.ts';
import { giveawayStore } from './stores/giveaway-store.ts';

/** Marks a giveaway as soon as its message or channel is deleted. */
export function noticeDeletions(db: Db): Listener[] {
  const noticeMessages = async (guildId: string | undefined, ids: readonly string[]) => {
    if (guildId !== undefined) await giveawayStore.noteMessagesGone(db, guildId, ids);
  };
  return [
    defineListener(Event.MessageDelete, (_bot, { guild_id: guildId, id }) => noticeMessages(guildId, [id])),
    defineListener(Event.MessageDeleteBulk, (_bot, { guild_id: guildId, ids }) => noticeMessages(guildId, ids)),
    defineListener(Event.ChannelDelete, (_bot, { guild_id: guildId, id }) =>
      giveawayStore.noteChannelGone(db, guildId, id),
    ),
  ];
}
