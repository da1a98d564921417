import { API } from '@discordjs/core/http-only';
import { REST, type RESTOptions } from '@discordjs/rest';
import { PLATFORM_VERSION, type PlatformConfig } from './platform.ts';

/** How long one request of the bot's own may take, in milliseconds; its answer is late for a chat after that. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * A REST client acting as the bot. By default it waits out rate limits and repeats what failed; a caller that has a
 * person waiting passes `retries: 0` and `rejectOnRateLimit`.
 */
export function createRest(
  { apiUrl, botToken, callsPerSecond = 50 }: PlatformConfig,
  options: Partial<RESTOptions> = {},
) {
  const rest = new REST({
    api: apiUrl,
    version: PLATFORM_VERSION,
    timeout: REQUEST_TIMEOUT_MS,
    globalRequestsPerSecond: callsPerSecond,
    ...options,
  });
  rest.setToken(botToken);
  return { rest, api: new API(rest) };
}
