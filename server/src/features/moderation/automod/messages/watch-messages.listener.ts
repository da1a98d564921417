import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { GatewayDispatchEvents as Event, type GatewayMessageCreateDispatchData } from 'discord-api-types/v10';
import { defineListener, type Listener, type ListenerContext } from '../../../../bot/define-listener.ts';
import { isFromMember, type MemberMessage } from '../../../../bot/from-member.ts';
import { createContentTracker } from '../../../../bot/content-tracker.ts';
import type { ThreadParents } from '../../../community/index.ts';
import { type AutomodMessage, ruleScopeOf, toAutomodMessage } from './automod-message.ts';
import { createEnforcement } from './enforce.ts';
import { evaluateMessage } from './evaluate-message.ts';
import { createGuildChecks, type GuildChecks } from './guild-checks.ts';
import type { AskForInvites } from './invite-guilds.ts';
import type { Reactions } from './reactions.ts';
import type { ExemptMembers } from '../exemptions/exempt-members.ts';

export interface MessageWatch {
  listeners: Listener[];
  /** Runs pending deletions before the bot stops. */
  flush(): Promise<void>;
}

interface WatchDeps {
  reactions: Reactions;
  exemptMembers: Pick<ExemptMembers, 'of'>;
  parents: Pick<ThreadParents, 'parentOf'>;
  askForInvites: AskForInvites;
}

/** Runs new and edited messages of members through the guild's rules. */
export function watchMessages({ parents, ...deps }: WatchDeps): MessageWatch {
  const checksOf = createGuildChecks();
  const contents = createContentTracker();
  const { follow, flush } = createEnforcement(deps);

  const evaluate = (bot: ListenerContext, message: AutomodMessage, checks: GuildChecks) => {
    const suspicion = evaluateMessage(message, checks);
    return suspicion === null ? undefined : follow(bot, message, checks, suspicion);
  };

  /** Returns a promise only if there is something to wait for, which is rare. */
  const watch = (bot: ListenerContext, message: MemberMessage, settings: GuildSettings, isNew: boolean) => {
    const checks = checksOf(settings.autoModeration);
    // Also skips what the gateway delivers twice, for example after a reconnect.
    if (checks === null || !contents.isChanged(message.id, message.content)) return undefined;
    const scope = ruleScopeOf(bot, message, checks.hasChannelExceptions ? parents : null);
    return scope instanceof Promise
      ? scope.then((found) => evaluate(bot, toAutomodMessage(message, isNew, found), checks))
      : evaluate(bot, toAutomodMessage(message, isNew, scope), checks);
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
