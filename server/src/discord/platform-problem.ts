import { DiscordAPIError } from '@discordjs/rest';

/** Why the platform did not do something, in its own words where it gave some; holds nothing of the request. */
export function platformProblem(error: unknown): string {
  if (!(error instanceof DiscordAPIError)) return 'Discord does not answer';
  const words = 'message' in error.rawError ? error.rawError.message : 'refused';
  return `${words} (${error.code})`;
}
