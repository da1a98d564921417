import type { RulePlace } from '@perigee/core/automod/compile-rules';
import { GatewayDispatchEvents as Event, type GatewayMessageCreateDispatchData } from 'discord-api-types/v10';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { defineListener, type Listener, type ListenerContext } from '../../bot/define-listener.ts';
import { isFromMember } from '../../bot/from-member.ts';
import { createKnownContents } from '../../bot/known-contents.ts';
import { createDeletions } from './deletions.ts';
import { enforce } from './enforce.ts';
import { createGuildChecks, type GuildChecks } from './guild-checks.ts';
import { createInviteGuilds } from './invite-guilds.ts';
import { messageInput } from './message-input.ts';
import { placeOf } from './place-of.ts';
import type { Reactions } from './reactions.ts';
import { removeMessages } from './remove-messages.ts';
import { isSpared } from './spared.ts';
import type { SparedMembers } from './spared-members.ts';
import { type JudgedMessage, type Suspicion, suspicionOf, violationOf } from './watch-message.ts';

type Message = GatewayMessageCreateDispatchData;
type GuildMessage = Message & { guild_id: string };

export interface MessageWatch {
  listeners: Listener[];
  /** Deletes what waits for that, before the bot stops. */
  flush(): Promise<void>;
}

/** Runs new and edited messages of members through the guild's rules. */
export function watchMessages(reactions: Reactions, spared: SparedMembers): MessageWatch {
  const checksOf = createGuildChecks();
  const known = createKnownContents();
  let connected: ReturnType<typeof connect> | undefined;

  const connect = (bot: ListenerContext) => ({
    inviteGuilds: createInviteGuilds(bot.api),
    deletions: createDeletions((channelId, ids) => removeMessages(bot, channelId, ids)),
  });

  const look = (bot: ListenerContext, message: GuildMessage, checks: GuildChecks, isNew: boolean, place: RulePlace) => {
    const judged = judgedOf(message, isNew, place);
    const suspicion = suspicionOf(judged, checks);
    return suspicion === null ? undefined : follow(bot, message, checks, judged, suspicion);
  };

  /** Who moderates is found out only now, as next to no message comes this far. */
  const follow = async (
    bot: ListenerContext,
    message: GuildMessage,
    checks: GuildChecks,
    judged: JudgedMessage,
    suspicion: Suspicion,
  ) => {
    const { author, member } = message;
    const { guildId, place } = judged;
    if (isSpared(bot, guildId, author.id, place.roleIds)) return;
    const { inviteGuilds, deletions } = (connected ??= connect(bot));
    const violation = await violationOf(judged, checks, suspicion, inviteGuilds);
    if (violation === null || (await spared.has(guildId, author.id))) return;
    await enforce({ ...reactions, deletions }, { ...judged, message, bot, author: { ...author, member } }, violation);
  };

  /** Answers nothing where there is nothing to wait for, which is so for nearly every message. */
  const watch = (bot: ListenerContext, message: GuildMessage, settings: GuildSettings, isNew: boolean) => {
    const checks = checksOf(settings.autoModeration);
    // Also what the gateway tells twice, as after a reconnect.
    if (checks === null || !known.isNews(message.id, message.content)) return undefined;
    const place = placeOf(bot, message, checks.hasChannelExceptions);
    return place instanceof Promise
      ? place.then((found) => look(bot, message, checks, isNew, found))
      : look(bot, message, checks, isNew, place);
  };

  const take = (bot: ListenerContext, message: Message, isNew: boolean) => {
    // Pins and previews change a message as well, which its author did not.
    if (!isFromMember(message) || (!isNew && message.edited_timestamp === null)) return undefined;
    const settings = bot.settings.peek(message.guild_id);
    if (settings === undefined)
      return bot.settings.get(message.guild_id).then((read) => watch(bot, message, read, isNew));
    return watch(bot, message, settings, isNew);
  };

  return {
    listeners: [
      defineListener(Event.MessageCreate, (bot, message) => take(bot, message, true)),
      defineListener(Event.MessageUpdate, (bot, message) => take(bot, message, false)),
    ],
    flush: async () => connected?.deletions.flush(),
  };
}

function judgedOf(message: GuildMessage, isNew: boolean, place: RulePlace): JudgedMessage {
  const { guild_id: guildId, id, channel_id: channelId, content, author } = message;
  const input = messageInput(message);
  return { guildId, authorId: author.id, id, channelId, input, length: content.length, place, isNew, at: Date.now() };
}
