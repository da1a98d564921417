import { useSession } from './use-chat.ts';

/** What can be done in voice. */
export function useVoice() {
  const { ask, store } = useSession();
  const guildPath = () => `/guilds/${store.read().guild}`;
  return {
    /** Enters a voice channel, switches to it or (null) leaves. */
    enter: (channelId: string | null) => ask(`${guildPath()}/voice`, 'PUT', { channelId }),
    change: (channelId: string, changes: { selfMute?: boolean; selfDeaf?: boolean }) =>
      ask(`${guildPath()}/voice`, 'PUT', { channelId, ...changes }),
    /** Moves a member to another voice channel, or (null) disconnects them. */
    move: (userId: string, channelId: string | null) =>
      ask(`${guildPath()}/members/${userId}/voice`, 'PUT', { channelId }),
  };
}
