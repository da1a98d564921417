import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { type ArchiveNeed, archiveNeed, isForLog, isForReplay } from '@perigee/core/community/message-archive/need';
import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { isFromMember, type MemberMessage } from '../../../bot/from-member.ts';
import type { EditWatch } from './edit-watch.ts';
import { type StoredMessage, storedMessageOf } from './stored-message.ts';
import type { ThreadParents } from './thread-parents.ts';
import type { WriteBuffer } from './write-buffer.ts';

interface ArchivingDeps {
  buffer: WriteBuffer;
  threads: ThreadParents;
  edits: EditWatch;
  /** Removes all stored messages of a guild. */
  forgetGuild: (guildId: string) => Promise<void>;
}

/** Stores new and edited messages of members, and marks deleted ones. */
export function archiveMessages({ buffer, threads, edits, forgetGuild }: ArchivingDeps): Listener[] {
  const needOf = createNeeds();

  const keep = (need: ArchiveNeed, message: StoredMessage) => {
    const now = Date.now();
    const forLog = isForLog(need, message, now);
    if (forLog || isForReplay(need, message, now)) buffer.put(message, forLog);
  };

  const archiveNew = (bot: BotContext, message: MemberMessage, need: ArchiveNeed | null): Promise<void> | void => {
    if (need === null) return undefined;
    const parentId = threads.parentOf(bot, message.guild_id, message.channel_id);
    if (parentId instanceof Promise) return parentId.then((id) => keep(need, storedMessageOf(message, id)));
    return keep(need, storedMessageOf(message, parentId));
  };

  const follow = async (bot: BotContext, message: MemberMessage, settings: GuildSettings) => {
    const need = needOf(settings);
    if (need === null && !settings.logs.list.messageEdit.enabled) return;
    const parentId = await threads.parentOf(bot, message.guild_id, message.channel_id);
    await edits.look(bot, message, parentId, (after) => need && keep(need, after));
  };

  const markDeleted = async (bot: BotContext, guildId: string | undefined, ids: readonly string[]) => {
    if (guildId === undefined || needOf(await settingsOf(bot, guildId)) === null) return;
    buffer.markDeleted(guildId, ids);
  };

  return [
    defineListener(Event.MessageCreate, (bot, message) => {
      if (!isFromMember(message)) return undefined;
      const settings = settingsOf(bot, message.guild_id);
      if (settings instanceof Promise) return settings.then((read) => archiveNew(bot, message, needOf(read)));
      return archiveNew(bot, message, needOf(settings));
    }),
    defineListener(Event.MessageUpdate, async (bot, message) => {
      if (isFromMember(message)) await follow(bot, message, await settingsOf(bot, message.guild_id));
    }),
    defineListener(Event.MessageDelete, (bot, { guild_id: guildId, id }) => markDeleted(bot, guildId, [id])),
    defineListener(Event.MessageDeleteBulk, (bot, { guild_id: guildId, ids }) => markDeleted(bot, guildId, ids)),
    defineListener(Event.GuildDelete, (_bot, { id, unavailable }) =>
      // An unavailable guild is an outage; the bot is still a member.
      unavailable === true ? undefined : forgetGuild(id),
    ),
  ];
}

/** Synchronous if cached: most messages come from guilds that store nothing, so that path must be cheap. */
function settingsOf({ settings }: BotContext, guildId: string): GuildSettings | Promise<GuildSettings> {
  return settings.peek(guildId) ?? settings.get(guildId);
}

/** Computed once per settings object: unchanged settings are the same object. */
function createNeeds(): (settings: GuildSettings) => ArchiveNeed | null {
  const cache = new WeakMap<GuildSettings, ArchiveNeed | null>();
  return (settings) => {
    const ready = cache.get(settings);
    if (ready !== undefined) return ready;
    const need = archiveNeed(settings);
    cache.set(settings, need);
    return need;
  };
}
