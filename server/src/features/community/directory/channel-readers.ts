import type { APIGuildMember } from 'discord-api-types/v10';
import type { GuildDescription } from './describe-guild.ts';
import { type DeletedChannels, isPrivateThreadType, isThreadType } from './deleted-channels.ts';
import type { GuildDirectory } from './guild-directory.ts';
import type { Threads } from './threads.ts';

/**
 * Who can read what was written in a channel: those who can view it and its history on the platform. Everything of the
 * product that shows people's messages asks here, for every reader (docs/rules/api.md#seeing-and-reading-channels).
 */
export interface ChannelReaders {
  /**
   * The ones among these channels and threads that the person can read. Public threads are read like their channel,
   * private ones by their members and who manages threads, deleted channels by those who could read them at the end.
   * What is not known for certain is readable for administrators alone.
   * @throws AppError `notFound` if the bot or the person is not in the guild.
   */
  readable(guildId: string, userId: string, channelIds: Iterable<string>): Promise<ReadonlySet<string>>;
  /** The channels among these that the person can see, which takes no right to their messages; without threads. */
  viewable(guildId: string, userId: string, channelIds: Iterable<string>): Promise<ReadonlySet<string>>;
  /**
   * The guild's existing channels that the person cannot read, for queries that have to leave them out. Threads are not
   * among them.
   */
  unreadableBy(guildId: string, userId: string): Promise<readonly string[]>;
  /** The ones among these that the person cannot even see. */
  hiddenFrom(guildId: string, userId: string): Promise<readonly string[]>;
}

interface ReaderDeps {
  directory: Pick<GuildDirectory, 'get' | 'member'>;
  threads: Threads;
  deleted: DeletedChannels;
}

interface Reader {
  guildId: string;
  guild: GuildDescription;
  member: APIGuildMember;
}

export function createChannelReaders({ directory, threads, deleted }: ReaderDeps): ChannelReaders {
  const open = async (guildId: string, userId: string): Promise<Reader> => {
    const [guild, member] = await Promise.all([directory.get(guildId), directory.member(guildId, userId)]);
    return { guildId, guild, member };
  };

  const mayReadThread = async ({ guildId, guild, member }: Reader, threadId: string): Promise<boolean> => {
    const thread = await threads.find(guildId, threadId);
    if (thread === null || !guild.mayReadIn(member, thread.parentId)) return false;
    if (!thread.isPrivate || guild.mayReadThreadsIn(member, thread.parentId)) return true;
    return threads.hasMember(threadId, member.user.id);
  };

  /** The deleted channels and threads among these that they could read at the end. */
  const readableDeleted = async ({ guildId, guild, member }: Reader, ids: readonly string[]): Promise<string[]> => {
    const channels = await deleted.find(guildId, ids);
    const mayRead = (id: string, ofPrivateThread: boolean): boolean => {
      const channel = channels.get(id);
      if (channel !== undefined && !isThreadType(channel.type)) return guild.mayRead(member, channel, ofPrivateThread);
      return ofPrivateThread ? guild.mayReadThreadsIn(member, id) : guild.mayReadIn(member, id);
    };
    return ids.filter((id) => {
      const channel = channels.get(id);
      if (channel === undefined) return false;
      if (!isThreadType(channel.type)) return mayRead(id, false);
      return channel.parentId !== null && mayRead(channel.parentId, isPrivateThreadType(channel.type));
    });
  };

  return {
    async readable(guildId, userId, channelIds) {
      const asked = new Set(channelIds);
      const reader = await open(guildId, userId);
      const { guild, member } = reader;
      if (guild.isAdministrator(member)) return asked;

      const others = [...asked].filter((id) => !guild.channelIds.has(id));
      const readable = new Set([...asked].filter((id) => guild.mayReadIn(member, id)));
      if (others.length === 0) return readable;

      for (const id of await readableDeleted(reader, others)) readable.add(id);
      const threadIds = others.filter((id) => !readable.has(id));
      const answers = await Promise.all(threadIds.map((id) => mayReadThread(reader, id)));
      for (const [place, id] of threadIds.entries()) if (answers[place] === true) readable.add(id);
      return readable;
    },

    async viewable(guildId, userId, channelIds) {
      return viewableFor(await open(guildId, userId), new Set(channelIds), deleted);
    },

    unreadableBy: async (guildId, userId) => channelsWithout('mayReadIn', await open(guildId, userId)),
    hiddenFrom: async (guildId, userId) => channelsWithout('mayViewIn', await open(guildId, userId)),
  };
}

async function viewableFor(
  { guildId, guild, member }: Reader,
  asked: ReadonlySet<string>,
  deleted: DeletedChannels,
): Promise<ReadonlySet<string>> {
  if (guild.isAdministrator(member)) return asked;
  const others = [...asked].filter((id) => !guild.channelIds.has(id));
  const gone = others.length === 0 ? [] : (await deleted.find(guildId, others)).values();
  const ended = [...gone].filter((channel) => !isThreadType(channel.type) && guild.mayView(member, channel));
  return new Set([...asked].filter((id) => guild.mayViewIn(member, id)).concat(ended.map(({ id }) => id)));
}

/** The existing channels in which the person lacks that right. */
function channelsWithout(right: 'mayReadIn' | 'mayViewIn', { guild, member }: Reader): string[] {
  if (guild.isAdministrator(member)) return [];
  return [...guild.channelIds].filter((id) => !guild[right](member, id));
}
