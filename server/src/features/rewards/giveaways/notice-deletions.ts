import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { createBatcher, GATHER_MS } from '../../../database/batcher.ts';
import type { Db } from '../../../database/database.ts';
import { type DeletedMessage, giveawayStore } from './stores/giveaway-store.ts';

/** Marks a giveaway as soon as its message or channel is deleted. */
export function noticeDeletions(db: Db): Listener[] {
  // Runs for every deleted message of every guild, few of which are giveaways.
  const note = createBatcher(
    async (batches: readonly (readonly DeletedMessage[])[]) => {
      await giveawayStore.noteMessagesGone(db, batches.flat());
      return batches.map(() => undefined);
    },
    { gatherMs: GATHER_MS },
  );
  const noticeMessages = async (guildId: string | undefined, ids: readonly string[]) => {
    if (guildId !== undefined) await note(ids.map((messageId) => ({ guildId, messageId })));
  };
  return [
    defineListener(Event.MessageDelete, (_bot, { guild_id: guildId, id }) => noticeMessages(guildId, [id])),
    defineListener(Event.MessageDeleteBulk, (_bot, { guild_id: guildId, ids }) => noticeMessages(guildId, ids)),
    defineListener(Event.ChannelDelete, (_bot, { guild_id: guildId, id }) =>
      giveawayStore.noteChannelGone(db, guildId, id),
    ),
  ];
}
