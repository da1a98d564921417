import { API } from '@discordjs/core/http-only';
import { DefaultRestOptions, REST, type RESTOptions } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import { type BotAccess, createBotAccess } from './bot-access.ts';
import { createPace, type Pace } from './pace.ts';
import { PLATFORM_VERSION, type PlatformConfig } from './platform.ts';

/** How long one request of the bot's own may take, in milliseconds; its answer is late for a chat after that. */
const REQUEST_TIMEOUT_MS = 10_000;

/**
 * A REST client acting as the bot. By default it waits out rate limits and repeats what failed; a caller that has a
 * person waiting passes `retries: 0` and `rejectOnRateLimit`. What it learns of its token it tells `access`.
 */
export function createRest(
  { apiUrl, botToken, callsPerSecond = 50 }: PlatformConfig,
  options: Partial<RESTOptions> = {},
  access: BotAccess = createBotAccess(),
) {
  const pace = createPace();
  const open = (globalRequestsPerSecond: number) => {
    const rest = new SteadyRest(access, {
      api: apiUrl,
      version: PLATFORM_VERSION,
      timeout: REQUEST_TIMEOUT_MS,
      globalRequestsPerSecond,
      makeRequest: timedBy(pace),
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
    pace,
    /** Stops what it does by itself. */
    close() {
      for (const each of [rest, answering]) {
        each.clearHashSweeper();
        each.clearHandlerSweeper();
      }
    },
  };
}

function timedBy({ begin }: Pace): RESTOptions['makeRequest'] {
  return async (url, init) => {
    const end = begin();
    try {
      return await DefaultRestOptions.makeRequest(url, init);
    } finally {
      end();
    }
  };
}

/** Keeps its token: the library drops it for good at the first 401, and every later call fails without being sent. */
class SteadyRest extends REST {
  readonly #access: BotAccess;

  constructor(access: BotAccess, options: Partial<RESTOptions>) {
    super(options);
    this.#access = access;
  }

  override setToken(token: string | null): this {
    if (token !== null) return super.setToken(token);
    this.#access.doubt(() => this.get(Routes.user()));
    return this;
  }
}

/** Answers interactions by a client of their own. */
class BotApi extends API {
  override readonly interactions: API['interactions'];

  constructor(rest: REST, answering: REST) {
    super(rest);
    this.interactions = new API(answering).interactions;
  }
}
