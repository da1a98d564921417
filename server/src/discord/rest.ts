import { API } from '@discordjs/core/http-only';
import { DefaultRestOptions, REST, type RESTOptions } from '@discordjs/rest';
import { Routes } from 'discord-api-types/v10';
import { type BotAccess, createBotAccess } from './bot-access.ts';
import type { PlatformRateLimiter } from './calls/platform-rate-limiter.ts';
import { createPace } from './pace.ts';
import { PLATFORM_VERSION, type PlatformConfig } from './platform.ts';
import { PlatformError } from './platform-error.ts';

/** How a client makes calls; see `RESTOptions` for the picked options. */
export interface ClientOptions extends Pick<Partial<RESTOptions>, 'retries' | 'rejectOnRateLimit'> {
  /** Time-out of a request, in milliseconds; 10 s by default. */
  timeoutMs?: number;
  /** Whether a person is waiting: such calls go before all others. */
  isUrgent?: boolean;
  /** Longest wait for its turn, in milliseconds. */
  patienceMs?: number;
}

const REQUEST_TIMEOUT_MS = 10_000;

/** Longest pause requested by the platform that is waited out, in milliseconds; after a longer one jobs are retried. */
export const PAUSE_MAX_MS = 60_000;

/** The longest possible timer: turns off the library's time-out, which would include the wait for a turn. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * A REST client of the bot. By default it waits out rate limits and retries failures; callers with a person waiting
 * pass `retries: 0` and `rejectOnRateLimit`. All clients on a line share the platform's limits. It reports rejections
 * of its token to `access`.
 */
export function createRest(
  { apiUrl, botToken }: PlatformConfig,
  line: PlatformRateLimiter,
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
  // The platform does not count replies to interactions towards the bot's limits, and expects them within 3 s. They
  // skip the queue, so that many button presses neither delay other calls nor are delayed by them.
  const answering = open(async () => {});
  const api: API = new BotApi(rest, answering);
  return {
    rest,
    api,
    pace,
    /** Stops its timers. */
    close() {
      for (const each of [rest, answering]) {
        each.clearHashSweeper();
        each.clearHandlerSweeper();
      }
    },
  };
}

async function waitForTurn(line: PlatformRateLimiter, turn: Parameters<PlatformRateLimiter['turn']>[0]): Promise<void> {
  const since = performance.now();
  await line.turn(turn);
  line.watch.waited(since);
}

type Send = RESTOptions['makeRequest'];

/**
 * Makes one request and reads the whole reply within the time-out. After it an AbortError is thrown, on which the
 * client retries.
 */
async function send(
  { abandoned }: PlatformRateLimiter,
  timeoutMs: number,
  url: string,
  init: Parameters<Send>[1],
): ReturnType<Send> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const timer = setTimeout(stop, timeoutMs).unref();
  // Listeners are added and removed by hand: `AbortSignal.any` would leak through a signal that lives as long as the
  // process.
  const signals = [abandoned, ...(init.signal instanceof AbortSignal ? [init.signal] : [])];
  for (const signal of signals) signal.addEventListener('abort', stop);
  if (signals.some(({ aborted }) => aborted)) stop();
  try {
    return await wholeAnswer(await DefaultRestOptions.makeRequest(url, { ...init, signal: stopping.signal }));
  } catch (error) {
    if (abandoned.aborted) throw new PlatformError('away', { cause: error });
    throw isConnectionLost(error) ? new ConnectionLost(error) : error;
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal.removeEventListener('abort', stop);
  }
}

/** The other side closed the connection while a request was under way; the library retries on this code only. */
class ConnectionLost extends Error {
  readonly code = 'ECONNRESET';

  constructor(cause: unknown) {
    super('The platform closed the connection', { cause });
  }
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'EPIPE');
}

type Answer = Awaited<ReturnType<Send>>;

/** Reads the body too, while the time-out still applies. */
async function wholeAnswer(answer: Answer): Promise<Answer> {
  const { headers, status, statusText, ok } = answer;
  const bytes = await answer.arrayBuffer();
  const text = async () => new TextDecoder().decode(bytes);
  const json = async (): Promise<unknown> => JSON.parse(await text());
  return { headers, status, statusText, ok, body: null, bodyUsed: false, arrayBuffer: async () => bytes, text, json };
}

/** Keeps its token: the library drops it for good at the first 401, and later calls would fail without being sent. */
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

/** Sends interaction replies through a separate client. */
class BotApi extends API {
  override readonly interactions: API['interactions'];

  constructor(rest: REST, answering: REST) {
    super(rest);
    this.interactions = new API(answering).interactions;
  }
}
