import type { API } from '@discordjs/core/http-only';
import type { APIGuildMember } from 'discord-api-types/v10';
import type { Bus } from '../../../bus/bus.ts';
import type { CachesByName } from '../../../cache/cache-gauges.ts';
import { createLoadingCache } from '../../../cache/loading-cache.ts';
import { toPlatformError } from '../../../discord/platform-error.ts';
import { AppError } from '../../../errors/app-error.ts';
import { nullIfNotFound } from '../../../errors/null-if-not-found.ts';
import { describeGuild, type GuildDescription } from './describe-guild.ts';

/** Cached guilds and members for the site. The bot announces changes, so pages never show outdated roles for long. */
export interface GuildDirectory {
  /** @throws AppError `notFound` if the bot is not in the guild. */
  get(guildId: string): Promise<GuildDescription>;
  member(guildId: string, userId: string): Promise<APIGuildMember>;
  /** The person's username, or null if they are no longer in the guild. */
  nameOf(guildId: string, userId: string): Promise<string | null>;
  /** Both if they are cached, without waiting. */
  peek(guildId: string, userId: string): { guild: GuildDescription; member: APIGuildMember } | undefined;
}

/** How long a change without an announcement can go unnoticed, in milliseconds. */
const KNOWN_MS = 30_000;
const GUILDS_MAX = 2_000;
const MEMBERS_MAX = 20_000;

export function createGuildDirectory(api: API, bus: Bus): GuildDirectory & { caches: CachesByName } {
  // Not the application's id: bot users of old applications have a different one.
  let botId: string | undefined;
  const askBotId = async () => (botId ??= (await api.users.getCurrent()).id);

  const guilds = createLoadingCache<GuildDescription>({ max: GUILDS_MAX, ttlMs: KNOWN_MS });
  const members = createLoadingCache<APIGuildMember>({ max: MEMBERS_MAX, ttlMs: KNOWN_MS });
  bus.subscribe('guild', guilds.drop);
  bus.subscribe('rights', members.drop);
  bus.onGap(() => {
    guilds.clear();
    members.clear();
  });

  const member = (guildId: string, userId: string) =>
    members.get(`${guildId}/${userId}`, () => viaPlatform(api.guilds.getMember(guildId, userId)));

  return {
    caches: { guilds, members },
    get: (guildId) => guilds.get(guildId, () => viaPlatform(loadGuild(api, guildId, askBotId))),
    member,
    async nameOf(guildId, userId) {
      return (await nullIfNotFound(member(guildId, userId)))?.user.username ?? null;
    },
    peek(guildId, userId) {
      const guild = guilds.peek(guildId);
      const cached = members.peek(`${guildId}/${userId}`);
      return guild && cached && { guild, member: cached };
    },
  };
}

async function loadGuild(api: API, guildId: string, askBotId: () => Promise<string>): Promise<GuildDescription> {
  const [guild, channels, bot] = await Promise.all([
    api.guilds.get(guildId, { with_counts: true }),
    api.guilds.getChannels(guildId),
    askBotId().then((botId) => api.guilds.getMember(guildId, botId)),
  ]);
  return describeGuild(guild, channels, bot);
}

async function viaPlatform<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (thrown) {
    const error = toPlatformError(thrown);
    if (error.kind !== 'notFound' && error.kind !== 'forbidden') throw error;
    throw new AppError('notFound', 'The bot is not in this server', { cause: error });
  }
}
