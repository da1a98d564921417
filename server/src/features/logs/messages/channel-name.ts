import type { GuildDirectory } from '../../directory/index.ts';

/** What a channel is called now; null where it is gone, or the platform does not answer. */
export async function channelNameOf(
  directory: Pick<GuildDirectory, 'get'>,
  guildId: string,
  channelId: string | undefined,
): Promise<string | null> {
  const guild = await directory.get(guildId).catch(() => null);
  return guild?.channels.find(({ id }) => id === channelId)?.name ?? null;
}
