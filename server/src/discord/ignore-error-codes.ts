import { DiscordAPIError } from '@discordjs/rest';
import type { RESTJSONErrorCodes } from 'discord-api-types/v10';

/**
 * Awaits a platform call and returns undefined for the given errors, which are normal events in a guild (a channel was
 * deleted, direct messages are closed). Rethrows all others.
 */
export async function ignoreErrorCodes<T>(
  codes: readonly RESTJSONErrorCodes[],
  call: Promise<T>,
): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DiscordAPIError && codes.some((code) => code === error.code)) return undefined;
    throw error;
  }
}
