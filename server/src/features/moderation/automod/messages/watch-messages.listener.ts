import type { RuleScope } from '@perigee/core/moderation/automod/compile-rules';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { GatewayDispatchEvents as Event, type GatewayMessageCreateDispatchData } from 'discord-api-types/v10';
import { defineListener, type Listener, type ListenerContext } from '../../../../bot/define-listener.ts';
import { isFromMember, type MemberMessage } from '../../../../bot/from-member.ts';
import { createContentTracker } from '../../../../bot/content-tracker.ts';
import type { ThreadParents } from '../../../community/index.ts';
import { createFollowUp } from './follow-up.ts';
import { createGuildChecks, type GuildChecks } from './guild-checks.ts';
import { messageInput } from './message-input.ts';
import { messageScopeOf } from './message-scope.ts';
import type { Reactions } from './reactions.ts';
import type { ExemptMembers } from '../exemptions/exempt-members.ts';
import { type JudgedMessage, evaluateMessage } from './evaluate-message.ts';

export interface MessageWatch {
  listeners: Listener[];
  /** Runs pending deletions before the bot stops. */
  flush(): Promise<void>;
}

/** Knows which rules a member is exempt from. */
type Exemptions = Pick<ExemptMembers, 'of'>;

type Parents = Pick<ThreadParents, 'parentOf'>;

/** Runs new and edited messages of members through the guild's rules. */
export function watchMessages(reactions: Reactions, exemptMembers: Exemptions, parents: Parents): MessageWatch {
  const checksOf = createGuildChecks();
  const contents = createContentTracker();
  const { follow, flush } = createFollowUp(reactions, exemptMembers);

  const look = (
    bot: ListenerContext,
    message: MemberMessage,
    checks: GuildChecks,
    isNew: boolean,
    scope: RuleScope,
  ) => {
    const judged = judgedOf(message, isNew, scope);
    const suspicion = evaluateMessage(judged, checks);
    if (suspicion === null) return undefined;
    const author = { ...message.author, member: message.member };
    return follow({ ...judged, message, bot, author }, checks, suspicion);
  };

  /** Returns a promise only if there is something to wait for, which is rare. */
  const watch = (bot: ListenerContext, message: MemberMessage, settings: GuildSettings, isNew: boolean) => {
    const checks = checksOf(settings.autoModeration);
    // Also skips what the gateway delivers twice, for example after a reconnect.
    if (checks === null || !contents.isChanged(message.id, message.content)) return undefined;
    const scope = messageScopeOf(bot, message, checks.hasChannelExceptions ? parents : null);
    return scope instanceof Promise
      ? scope.then((found) => look(bot, message, checks, isNew, found))
      : look(bot, message, checks, isNew, scope);
  };

  const take = (bot: ListenerContext, message: GatewayMessageCreateDispatchData, isNew: boolean) => {
    // Pins and link previews also send update events, although the author edited nothing.
    if (!isFromMember(message) || (!isNew && message.edited_timestamp === null)) return undefined;
    const settings = bot.settings.peek(message.guild_id);
    return settings === undefined
      ? bot.settings.get(message.guild_id).then((read) => watch(bot, message, read, isNew))
      : watch(bot, message, settings, isNew);
  };

  return {
    listeners: [
      defineListener(Event.MessageCreate, (bot, message) => take(bot, message, true)),
      defineListener(Event.MessageUpdate, (bot, message) => take(bot, message, false)),
    ],
    flush,
  };
}

function judgedOf(message: MemberMessage, isNew: boolean, scope: RuleScope): JudgedMessage {
  const { guild_id: guildId, id, channel_id: channelId, content, author } = message;
  const input = messageInput(message);
  return { guildId, authorId: author.id, id, channelId, input, length: content.length, scope, isNew, at: Date.now() };
}
