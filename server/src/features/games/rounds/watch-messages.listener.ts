import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { GameDeps } from './game-deps.ts';
import { advanceRound } from './play/advance.ts';
import { roundStore } from './stores/round-store.ts';

/**
 * When a round's message or channel is deleted, the round ends by its own rule; when the bot is removed, stakes are
 * refunded. Deletions missed while the bot is offline take effect when the round times out.
 */
export function watchRounds(deps: GameDeps): Listener[] {
  const endAll = async (guildId: string, ids: readonly string[], kind: 'timeout' | 'refund') => {
    for (const id of ids) await advanceRound(deps, { guildId, id }, { kind });
  };
  const endDeleted = (guildId: string | undefined, messageIds: readonly string[]): Promise<void> | void => {
    if (guildId === undefined) return undefined;
    const ids = messageIds.flatMap((messageId) => deps.live.roundOf(messageId) ?? []);
    if (ids.length === 0) return undefined;
    for (const messageId of messageIds) deps.live.remove(messageId);
    return endAll(guildId, ids, 'timeout');
  };

  return [
    defineListener(Event.MessageDelete, (_bot, { guild_id: guildId, id }) => endDeleted(guildId, [id])),
    defineListener(Event.MessageDeleteBulk, (_bot, { guild_id: guildId, ids }) => endDeleted(guildId, ids)),
    defineListener(Event.ChannelDelete, async (_bot, { guild_id: guildId, id }) => {
      await endAll(guildId, await roundStore.listOpen(deps.db, guildId, id), 'timeout');
    }),
    defineListener(Event.ThreadDelete, async (_bot, { guild_id: guildId, id }) => {
      await endAll(guildId, await roundStore.listOpen(deps.db, guildId, id), 'timeout');
    }),
    defineListener(Event.GuildDelete, async (_bot, { id, unavailable }) => {
      if (unavailable === true) return;
      await endAll(id, await roundStore.listOpen(deps.db, id), 'refund');
    }),
  ];
}
