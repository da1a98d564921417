import { DiscordAPIError } from '@discordjs/rest';
import type { RESTJSONErrorCodes } from 'discord-api-types/v10';

/**
 * Waits for a call of the platform and forgives the errors named: they answer undefined, as things that happen in the
 * normal life of a guild (a channel was deleted, an inbox is closed). Every other error is thrown on.
 */
export async function forgiving<T>(codes: readonly RESTJSONErrorCodes[], call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DiscordAPIError && codes.some((code) => code === error.code)) return undefined;
    throw error;
  }
}
