import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { LogBook } from '../../entries/log-book.ts';
import type { GuildMemory } from '../../../../bot/guilds/guild-memory.ts';
import { type ChannelFacts, channelFacts } from './channel-facts.ts';
import { type GuildFacts, guildFacts } from './guild-facts.ts';
import { type InviteUses, readInvites } from './invite-uses.ts';
import { type MemberStates, readMemberStates } from './member-states.ts';

/** The current state of a guild, as far as its log reports changes of it. */
export interface ObservedGuild {
  /** The events it was read for. */
  lookedFor: string;
  facts: GuildFacts;
  channels: Map<string, ChannelFacts>;
  /** Role names, for permission overwrites of channels. */
  roleNames: Map<string, string>;
  /** Null where the bot may not see them, or nothing logs them. */
  invites: InviteUses | null;
  /** Null where leaving members are not logged. */
  members: MemberStates | null;
}

/** The state of guilds that log changes. Nothing is kept for other guilds. */
export interface ObservedGuilds {
  /** Undefined where nothing is known yet. */
  get(guildId: string): ObservedGuild | undefined;
  /** Queues a read of a guild that logs changes. One at a time, so that a start does not send many requests at once. */
  observe(bot: BotContext, guildId: string): void;
  /** The same after a change of its settings: known state is not read again. */
  observeOnce(bot: BotContext, guildId: string): void;
  forget(guildId: string): void;
}

/** A server waiting to be observed. */
interface QueuedGuild {
  bot: BotContext;
  guildId: string;
  /** Reloads what is known already. */
  isForced: boolean;
}

/** Servers whose settings are read at once. */
const SETTINGS_BATCH = 100;

const LISTED = [
  'channelEdit',
  'channelDelete',
  'serverEdit',
  'memberJoin',
  'memberLeave',
  'voiceLeave',
  'voiceMove',
] as const;

/** Reads its state from the platform; undefined where the bot is no longer in the guild. */
async function readGuild(
  bot: BotContext,
  guildId: string,
  requested: readonly boolean[],
): Promise<ObservedGuild | undefined> {
  const isWanted = (event: (typeof LISTED)[number]) => requested[LISTED.indexOf(event)] === true;
  const [guild, channels, invites, members] = await Promise.all([
    ignoreErrorCodes([Code.UnknownGuild, Code.MissingAccess], bot.api.guilds.get(guildId)),
    ignoreErrorCodes([Code.UnknownGuild, Code.MissingAccess], bot.api.guilds.getChannels(guildId)),
    isWanted('memberJoin') ? readInvites(bot, guildId) : null,
    isWanted('memberLeave') ? readMemberStates(bot, guildId) : null,
  ]);
  // The bot may have left it in the meantime.
  if (guild === undefined || channels === undefined || bot.cache.get(guildId) === undefined) return undefined;
  return {
    lookedFor: requested.join(),
    facts: guildFacts(guild),
    channels: new Map(channels.map((channel) => [channel.id, channelFacts(channel)])),
    roleNames: new Map(guild.roles.map(({ id, name }) => [id, name])),
    invites,
    members,
  };
}

export function createObservedGuilds(logBook: Pick<LogBook, 'wants'>): ObservedGuilds {
  const guilds = new Map<string, ObservedGuild>();
  const waiting = new Map<string, QueuedGuild>();
  const subscribed = new WeakSet<BotContext>();
  let isDraining = false;

  const requestedOf = (guildId: string) => Promise.all(LISTED.map((event) => logBook.wants(guildId, event)));

  const refreshGuild = async ({ bot, guildId, isForced }: QueuedGuild): Promise<void> => {
    const requested = await requestedOf(guildId);
    const isKnown = !isForced && guilds.get(guildId)?.lookedFor === requested.join();
    if (isKnown && requested.includes(true)) return;
    const seen = requested.includes(true) ? await readGuild(bot, guildId, requested) : null;
    if (seen === null) guilds.delete(guildId);
    if (seen) guilds.set(guildId, seen);
  };

  const drainQueue = async (): Promise<void> => {
    isDraining = true;
    try {
      while (waiting.size > 0) {
        const batch = [...waiting.values()].slice(0, SETTINGS_BATCH);
        for (const { guildId } of batch) waiting.delete(guildId);
        // Reads the settings of all of them with one statement; the cache answers below.
        await Promise.allSettled(batch.map(({ guildId }) => requestedOf(guildId)));
        for (const each of batch) {
          await refreshGuild(each).catch((error: unknown) =>
            each.bot.log.warn({ err: error, guildId: each.guildId }, 'failed to load guild for logging'),
          );
        }
      }
    } finally {
      isDraining = false;
    }
  };

  const subscribeToSettings = (bot: BotContext): void => {
    if (subscribed.has(bot)) return;
    subscribed.add(bot);
    bot.bus.subscribe('settings', (guildId) => {
      if (bot.cache.get(guildId) !== undefined) enqueue(bot, guildId, false);
    });
  };

  const enqueue = (bot: BotContext, guildId: string, isForced: boolean): void => {
    subscribeToSettings(bot);
    waiting.set(guildId, { bot, guildId, isForced: isForced || waiting.get(guildId)?.isForced === true });
    if (!isDraining) void drainQueue();
  };

  return {
    get: (guildId) => guilds.get(guildId),
    forget: (guildId) => void guilds.delete(guildId),
    observe: (bot, guildId) => enqueue(bot, guildId, true),
    observeOnce: (bot, guildId) => enqueue(bot, guildId, false),
  };
}

/** Nothing is handed over: the next process that runs the shard reads everything from the platform again. */
export function rememberObserved(observed: ObservedGuilds): GuildMemory {
  return {
    name: 'observed',
    save: () => undefined,
    restore: (bot, guildId) => observed.observeOnce(bot, guildId),
    forget: observed.forget,
  };
}
