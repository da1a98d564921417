import { NOBODY } from '@perigee/core/base/ids/nobody';
import type { GuildDirectory } from './guild-directory.ts';

/**
 * The name of a person for an audit log reason: their username, or their id once they have left. Null if their data was
 * deleted. What the reason is for does not wait for a platform that does not answer.
 */
export async function nameBehind(
  directory: Pick<GuildDirectory, 'nameOf'>,
  guildId: string,
  userId: string,
): Promise<string | null> {
  if (userId === NOBODY) return null;
  return (await directory.nameOf(guildId, userId).catch(() => null)) ?? userId;
}
