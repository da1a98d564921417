import { type ChannelType, GatewayDispatchEvents as Event, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import { withParent } from '../../../bot/acting-member.ts';
import type { BotContext } from '../../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';

/** Finds the channel that a thread or forum post belongs to. */
export interface ThreadParents {
  /** Null if it is not a thread. Asks the platform only about threads that the gateway did not announce. */
  parentOf(bot: BotContext, guildId: string, channelId: string): string | null | Promise<string | null>;
  /** Learn about threads from gateway events. */
  listeners: readonly Listener[];
}

/** Channels remembered; the least recently used are dropped. */
const CHANNELS_MAX = 20_000;

interface Thread {
  id: string;
  type: ChannelType;
  parent_id?: string | null | undefined;
}

/** Remembers the parent of each channel in use; null for channels that are not threads. */
export function createThreadParents(): ThreadParents {
  const parents = new LRUCache<string, { id: string | null }>({ ...atMost(CHANNELS_MAX) });
  const record = (threads: readonly Thread[]) => {
    for (const thread of threads) parents.set(thread.id, { id: withParent(thread)[1] ?? null });
  };

  const fetchParent = async ({ api }: BotContext, channelId: string): Promise<string | null> => {
    const channel = await ignoreErrorCodes([Code.UnknownChannel, Code.MissingAccess], api.channels.get(channelId));
    if (channel === undefined) return null;
    record([{ ...channel, parent_id: 'parent_id' in channel ? channel.parent_id : null }]);
    return parents.get(channelId)?.id ?? null;
  };

  return {
    parentOf(bot, guildId, channelId) {
      const existing = parents.get(channelId);
      if (existing !== undefined) return existing.id;
      const isChannel = bot.cache.get(guildId)?.hasChannel(channelId) === true;
      if (!isChannel) return fetchParent(bot, channelId);
      parents.set(channelId, { id: null });
      return null;
    },
    listeners: [
      defineListener(Event.GuildCreate, (_bot, { threads }) => record(threads)),
      defineListener(Event.ThreadCreate, (_bot, thread) => record([thread])),
      defineListener(Event.ThreadListSync, (_bot, { threads }) => record(threads)),
    ],
  };
}
