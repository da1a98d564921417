import type { GuildDirectory } from '../../community/index.ts';

/** A channel's current name; null where it was deleted, or the platform does not respond. */
export async function channelNameOf(
  directory: Pick<GuildDirectory, 'get'>,
  guildId: string,
  channelId: string | undefined,
): Promise<string | null> {
  const guild = await directory.get(guildId).catch(() => null);
  return guild?.channels.find(({ id }) => id === channelId)?.name ?? null;
}
