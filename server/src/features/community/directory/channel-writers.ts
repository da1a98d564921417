import { nullIfNotFound } from '../../../errors/null-if-not-found.ts';
import type { GuildDirectory } from './guild-directory.ts';
import type { Threads } from './threads.ts';

/** Whether a person could write somewhere themselves at this moment: nobody speaks through the bot where they cannot. */
export interface ChannelWriters {
  /** In a channel or thread; false for one that does not exist, and for people outside the guild. */
  mayWrite(guildId: string, userId: string, channelId: string): Promise<boolean>;
}

interface WriterDeps {
  directory: Pick<GuildDirectory, 'get' | 'member'>;
  threads: Threads;
}

export function createChannelWriters({ directory, threads }: WriterDeps): ChannelWriters {
  return {
    async mayWrite(guildId, userId, channelId) {
      const [guild, member] = await Promise.all([
        nullIfNotFound(directory.get(guildId)),
        nullIfNotFound(directory.member(guildId, userId)),
      ]);
      if (guild === null || member === null) return false;
      if (guild.channelIds.has(channelId)) return guild.mayWriteIn(member, channelId);

      const thread = await threads.find(guildId, channelId);
      if (thread === null || !guild.mayWriteInThreadsOf(member, thread.parentId)) return false;
      if (!thread.isPrivate || guild.mayReadThreadsIn(member, thread.parentId)) return true;
      return threads.hasMember(channelId, userId);
    },
  };
}
