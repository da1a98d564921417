import { GatewayDispatchEvents as Event, type GatewayMessageCreateDispatchData } from 'discord-api-types/v10';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import { defineListener, type Listener, type ListenerContext } from '../../bot/define-listener.ts';
import { isFromMember } from '../../bot/from-member.ts';
import { createKnownContents } from '../../bot/known-contents.ts';
import type { Punishments } from '../moderation/index.ts';
import { createAllowance } from './allowance.ts';
import { createBursts } from './bursts.ts';
import { createDeletions } from './deletions.ts';
import { enforce } from './enforce.ts';
import type { HitStore } from './hit-store.ts';
import { createHitLog } from './hit-log.ts';
import { createGuildChecks } from './guild-checks.ts';
import { createInviteGuilds } from './invite-guilds.ts';
import { placeOf } from './place-of.ts';
import { removeMessages } from './remove-messages.ts';
import { isSpared } from './spared.ts';
import type { SparedMembers } from './spared-members.ts';
import { violationOf } from './watch-message.ts';

type Message = GatewayMessageCreateDispatchData;

/** What the platform takes of a bot in one channel. */
const ANSWERS = { max: 5, withinMs: 5_000 };

export interface MessageWatch {
  listeners: Listener[];
  /** Deletes what waits for that, before the bot stops. */
  flush(): Promise<void>;
}

/** Runs new and edited messages of members through the guild's rules. */
export function watchMessages(punishments: Punishments, hits: HitStore, spared: SparedMembers): MessageWatch {
  const checksOf = createGuildChecks();
  const known = createKnownContents();
  const parts = {
    punishments,
    hits,
    bursts: createBursts(),
    mayAnswer: createAllowance(ANSWERS),
    hitLog: createHitLog(),
  };
  let connected: ReturnType<typeof connect> | undefined;

  const connect = (bot: ListenerContext) => ({
    inviteGuilds: createInviteGuilds(bot.api),
    deletions: createDeletions((channelId, ids) => removeMessages(bot, channelId, ids)),
  });

  const watch = async (
    bot: ListenerContext,
    message: Message & { guild_id: string },
    settings: GuildSettings,
    isNew: boolean,
  ) => {
    const checks = checksOf(settings.autoModeration);
    const { guild_id: guildId, author, member } = message;
    if (checks === null || isSpared(bot, guildId, author.id, member?.roles ?? [])) return;
    // Also what the gateway tells twice, as after a reconnect.
    if (!known.isNews(message.id, message.content)) return;
    const { inviteGuilds, deletions } = (connected ??= connect(bot));
    const place = await placeOf(bot, message, settings.autoModeration);
    const watched = { bot, guildId, message, author: { ...author, member }, place, isNew };
    const violation = await violationOf(watched, checks, inviteGuilds);
    if (violation === null || (await spared.has(guildId, author.id))) return;
    await enforce({ ...parts, deletions }, watched, violation);
  };

  const take = (bot: ListenerContext, message: Message, isNew: boolean) => {
    // Pins and previews change a message as well, which its author did not.
    if (!isFromMember(message) || (!isNew && message.edited_timestamp === null)) return undefined;
    const settings = bot.settings.peek(message.guild_id);
    if (settings === undefined)
      return bot.settings.get(message.guild_id).then((read) => watch(bot, message, read, isNew));
    return checksOf(settings.autoModeration) === null ? undefined : watch(bot, message, settings, isNew);
  };

  return {
    listeners: [
      defineListener(Event.MessageCreate, (bot, message) => take(bot, message, true)),
      defineListener(Event.MessageUpdate, (bot, message) => take(bot, message, false)),
    ],
    flush: async () => connected?.deletions.flush(),
  };
}
