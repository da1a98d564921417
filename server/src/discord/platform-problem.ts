import { DiscordAPIError } from '@discordjs/rest';
import { asPlatformError } from './platform-error.ts';

/** Why the platform refused, in its own words if it sent any; contains nothing of the request. */
export function platformProblem(error: unknown): string {
  if (error instanceof DiscordAPIError) {
    const words = 'message' in error.rawError ? error.rawError.message : 'refused';
    return `${words} (${error.code})`;
  }
  return asPlatformError(error) === null ? 'Something went wrong on our side' : 'Discord does not answer';
}
