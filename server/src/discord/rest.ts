import { API } from '@discordjs/core/http-only';
import { DefaultRestOptions, REST, type RESTOptions } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import { type BotAccess, createBotAccess } from './bot-access.ts';
import type { PlatformLine } from './calls/platform-line.ts';
import { createPace } from './pace.ts';
import { PLATFORM_VERSION, type PlatformConfig } from './platform.ts';
import { PlatformError } from './platform-error.ts';

/** How a client calls; see `RESTOptions` for the rest of it. */
export interface ClientOptions extends Pick<Partial<RESTOptions>, 'retries' | 'rejectOnRateLimit'> {
  /** How long one request may take, in milliseconds; the answer of the bot's own is late for a chat after 10 s. */
  timeoutMs?: number;
  /** Whether a person waits: then it goes before calls that nobody waits for. */
  isUrgent?: boolean;
  /** The longest a call waits for its turn, in milliseconds. */
  patienceMs?: number;
}

const REQUEST_TIMEOUT_MS = 10_000;

/** A pause the platform asks for is waited out up to here, in milliseconds; acts are tried again after a longer one. */
export const PAUSE_MAX_MS = 60_000;

/** The longest time a timer takes: how long a request may take is counted once it has its turn. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * A REST client acting as the bot. By default it waits out rate limits and repeats what failed; a caller that has a
 * person waiting passes `retries: 0` and `rejectOnRateLimit`. All clients on a line share the platform's limits. What it
 * learns of its token it tells `access`.
 */
export function createRest(
  { apiUrl, botToken }: PlatformConfig,
  line: PlatformLine,
  options: ClientOptions = {},
  access: BotAccess = createBotAccess(),
) {
  const { timeoutMs = REQUEST_TIMEOUT_MS, isUrgent = false, patienceMs = PAUSE_MAX_MS, ...others } = options;
  const pace = createPace();
  const open = (begin: (method: string, url: string) => Promise<void>) => {
    const rest = new SteadyRest(access, {
      api: apiUrl,
      version: PLATFORM_VERSION,
      timeout: NEVER_MS,
      globalRequestsPerSecond: Number.POSITIVE_INFINITY,
      makeRequest: async (url, init) => {
        const { method = 'GET' } = init;
        await begin(method, url);
        const since = performance.now();
        try {
          const make = () => pace.timed(() => send(line, timeoutMs, url, init));
          const answer = await line.watch.trace(method, url, make);
          line.recordAnswer({ method, url, since }, answer);
          return answer;
        } catch (error) {
          line.watch.unanswered({ method, url, since });
          throw error;
        }
      },
      ...others,
    });
    return rest.setToken(botToken);
  };
  const rest = open((method, url) => waitForTurn(line, { method, url, isUrgent, patienceMs }));
  // The platform does not count answers to interactions among a bot's calls, and gives 3 s for them: a crowd that presses
  // buttons holds up nothing else, and is not held up.
  const answering = open(async () => {});
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

async function waitForTurn(line: PlatformLine, turn: Parameters<PlatformLine['turn']>[0]): Promise<void> {
  const since = performance.now();
  await line.turn(turn);
  line.watch.waited(since);
}

type Send = RESTOptions['makeRequest'];

/** One request and its whole answer, in time. A silent platform is answered for by an AbortError, which the client repeats. */
async function send(
  { abandoned }: PlatformLine,
  timeoutMs: number,
  url: string,
  init: Parameters<Send>[1],
): ReturnType<Send> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const timer = setTimeout(stop, timeoutMs).unref();
  // Wired by hand and removed again: `AbortSignal.any` would be held by the signal that lives as long as the process.
  const signals = [abandoned, ...(init.signal instanceof AbortSignal ? [init.signal] : [])];
  for (const signal of signals) signal.addEventListener('abort', stop);
  if (signals.some(({ aborted }) => aborted)) stop();
  try {
    return await wholeAnswer(await DefaultRestOptions.makeRequest(url, { ...init, signal: stopping.signal }));
  } catch (error) {
    if (abandoned.aborted) throw new PlatformError('away', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', stop);
  }
}

type Answer = Awaited<ReturnType<Send>>;

/** The answer with its body, which is read while somebody still looks at the clock. */
async function wholeAnswer(answer: Answer): Promise<Answer> {
  const { headers, status, statusText, ok } = answer;
  const bytes = await answer.arrayBuffer();
  const text = async () => new TextDecoder().decode(bytes);
  const json = async (): Promise<unknown> => JSON.parse(await text());
  return { headers, status, statusText, ok, body: null, bodyUsed: false, arrayBuffer: async () => bytes, text, json };
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
