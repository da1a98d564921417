import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { forgiving } from '../../../discord/forgiving.ts';
import type { LogBook } from '../../logs/index.ts';
import { type ChannelFacts, channelFacts } from './channel-facts.ts';
import { type GuildFacts, guildFacts } from './guild-facts.ts';
import { type InviteUses, readInvites } from './invite-uses.ts';
import { type MemberStates, readMembers } from './member-states.ts';

/** How a server is now, as far as its log tells what changes of it. */
export interface ObservedGuild {
  facts: GuildFacts;
  channels: Map<string, ChannelFacts>;
  /** Names of its roles, for the exceptions of channels. */
  roleNames: Map<string, string>;
  /** Null where the bot may not see them, or nobody wants to know. */
  invites: InviteUses | null;
  /** Null where nobody wants to know who goes. */
  members: MemberStates | null;
}

/** What is known of the servers that have changes written down. Of all others nothing is kept. */
export interface ObservedGuilds {
  /** Undefined where nothing is known yet. */
  get(guildId: string): ObservedGuild | undefined;
  /** Has a server looked at, if its log tells what changes; one after the other, so that a start asks little at once. */
  look(bot: BotContext, guildId: string): void;
  forget(guildId: string): void;
}

const LISTED = [
  'channelEdit',
  'channelDelete',
  'serverEdit',
  'memberJoin',
  'memberLeave',
  'voiceLeave',
  'voiceMove',
] as const;

export function createObservedGuilds(logBook: Pick<LogBook, 'wants'>): ObservedGuilds {
  const guilds = new Map<string, ObservedGuild>();
  const waiting = new Map<string, BotContext>();
  let isLooking = false;

  const lookAt = async (bot: BotContext, guildId: string): Promise<void> => {
    const wanted = await Promise.all(LISTED.map((event) => logBook.wants(guildId, event)));
    if (!wanted.includes(true)) {
      guilds.delete(guildId);
      return;
    }
    const isWanted = (event: (typeof LISTED)[number]) => wanted[LISTED.indexOf(event)] === true;
    const [guild, channels, invites, members] = await Promise.all([
      forgiving([Code.UnknownGuild, Code.MissingAccess], bot.api.guilds.get(guildId)),
      forgiving([Code.UnknownGuild, Code.MissingAccess], bot.api.guilds.getChannels(guildId)),
      isWanted('memberJoin') ? readInvites(bot, guildId) : null,
      isWanted('memberLeave') ? readMembers(bot, guildId) : null,
    ]);
    if (guild === undefined || channels === undefined) return;
    guilds.set(guildId, {
      facts: guildFacts(guild),
      channels: new Map(channels.map((channel) => [channel.id, channelFacts(channel)])),
      roleNames: new Map(guild.roles.map(({ id, name }) => [id, name])),
      invites,
      members,
    });
  };

  const lookAtAll = async (): Promise<void> => {
    isLooking = true;
    for (const [guildId, bot] of waiting) {
      waiting.delete(guildId);
      await lookAt(bot, guildId).catch((error: unknown) =>
        bot.log.warn({ err: error, guildId }, 'a server could not be looked at for its log'),
      );
    }
    isLooking = false;
  };

  return {
    get: (guildId) => guilds.get(guildId),
    forget: (guildId) => void guilds.delete(guildId),
    look(bot, guildId) {
      waiting.set(guildId, bot);
      if (!isLooking) void lookAtAll();
    },
  };
}
