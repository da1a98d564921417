import type { Db } from '../../../../database/database.ts';
import type { ChannelReaders, GuildDirectory } from '../../../community/index.ts';
import type { Case } from './case-record.ts';

/** Evidence of a case that a person may not see, because it was given in channels that they cannot read. */
export interface UnreadableEvidence {
  /** Whether there is a message that they cannot read. */
  message: boolean;
  /** The positions of pictures that they cannot see. */
  pictures: number[];
}

/**
 * Decides which messages and pictures of a case a person sees (docs/rules/moderation.md#evidence). The case itself is
 * not secret.
 */
export interface ReadableEvidence {
  unreadableOf(found: Case, userId: string): Promise<UnreadableEvidence>;
}

interface ReadableDeps {
  db: Db;
  readers: ChannelReaders;
  directory: Pick<GuildDirectory, 'get' | 'member'>;
}

export function createReadableEvidence({ db, readers, directory }: ReadableDeps): ReadableEvidence {
  /** The channels of older pictures are not known: administrators and the case's moderator see them. */
  const seesOlder = async ({ guildId, moderator }: Case, userId: string): Promise<boolean> => {
    if (moderator?.id === userId) return true;
    const [guild, member] = await Promise.all([directory.get(guildId), directory.member(guildId, userId)]);
    return guild.isAdministrator(member);
  };

  return {
    async unreadableOf(found, userId) {
      const { guildId, number, message } = found;
      const pictures = await db
        .selectFrom('case_evidence')
        .select(['position', 'channel_id as channelId'])
        .where('guild_id', '=', guildId)
        .where('number', '=', number)
        .orderBy('position')
        .execute();
      const channelIds = [message?.channelId ?? null, ...pictures.map(({ channelId }) => channelId)];
      const asked = channelIds.filter((id) => id !== null);
      const readable = asked.length === 0 ? new Set<string>() : await readers.readable(guildId, userId, asked);
      const hasOlder = pictures.some(({ channelId }) => channelId === null);
      const isOlderSeen = hasOlder && (await seesOlder(found, userId));
      const isSeen = (channelId: string | null) => (channelId === null ? isOlderSeen : readable.has(channelId));
      return {
        message: message !== null && !readable.has(message.channelId),
        pictures: pictures.filter(({ channelId }) => !isSeen(channelId)).map(({ position }) => position),
      };
    },
  };
}
