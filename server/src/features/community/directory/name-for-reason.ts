import { NOBODY } from '@perigee/core/base/ids/nobody';
import type { GuildDirectory } from './guild-directory.ts';

/**
 * The name of a person for an audit log reason: their username, or their id once they have left. Null if their data was
 * deleted. If the platform does not answer, the id has to do: a punishment must not wait for a name.
 */
export async function nameForReason(
  directory: Pick<GuildDirectory, 'nameOf'>,
  guildId: string,
  userId: string,
): Promise<string | null> {
  if (userId === NOBODY) return null;
  return (await directory.nameOf(guildId, userId).catch(() => null)) ?? userId;
}
