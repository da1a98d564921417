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
  const open = (globalRequestsPerSecond: number) => {
    const rest = new REST({
      api: apiUrl,
      version: PLATFORM_VERSION,
      timeout: REQUEST_TIMEOUT_MS,
      globalRequestsPerSecond,
      ...options,
    });
    return rest.setToken(botToken);
  };
  const rest = open(callsPerSecond);
  // The platform does not count answers to interactions among a bot's calls, and gives 3 s for them: a crowd that presses
  // buttons holds up nothing else, and is not held up.
  const answering = open(Number.POSITIVE_INFINITY);
  const api: API = new BotApi(rest, answering);
  return {
    rest,
    api,
    /** Stops what it does by itself. */
    close() {
      for (const each of [rest, answering]) {
        each.clearHashSweeper();
        each.clearHandlerSweeper();
      }
    },
  };
}

/** Answers interactions by a client of their own. */
class BotApi extends API {
  override readonly interactions: API['interactions'];

  constructor(rest: REST, answering: REST) {
    super(rest);
    this.interactions = new API(answering).interactions;
  }
}
