import type { API } from '@discordjs/core/http-only';
import type { RateLimitData } from '@discordjs/rest';
import type { Logger } from 'pino';
import { createDirectMessages, type DirectMessages } from '../bot/direct-messages/direct-messages.ts';
import type { Config } from '../config/config.ts';
import { nameProcess } from '../database/process-name.ts';
import { type BotAccess, createBotAccess } from '../discord/bot-access.ts';
import type { PlatformConfig } from '../discord/platform.ts';
import { createPlatformRateLimiter, type PlatformRateLimiter } from '../discord/calls/platform-rate-limiter.ts';
import { createRest } from '../discord/rest.ts';
import { createUserApi, type UserApi } from '../discord/user-api.ts';
import { type Foundation, openFoundation } from './foundation.ts';
import { createDrain, type Drain } from '../process/drain.ts';
import { createErrorCounts, type ErrorCounts } from '../process/error-counts.ts';

/** What every feature may build on, opened once per process. */
export interface Frame extends Omit<Foundation, 'close'> {
  config: Config;
  platform: PlatformConfig;
  /** The line that all calls to the platform go through. */
  line: PlatformRateLimiter;
  /** Calls the platform as the bot, for calls that a person waits for. */
  api: API;
  /** Whether the platform accepts the bot's token. */
  botAccess: BotAccess;
  /** Calls the platform on behalf of signed-in users. */
  userApi: UserApi;
  log: Logger;
  /** The name of this process wherever processes are named. */
  processName: string;
  drain: Drain;
  /** Direct messages the bot sends unasked. */
  directMessages: DirectMessages;
  /** Counts the errors of this process. */
  errors: ErrorCounts;
}

/** Timeout in milliseconds of the site's calls to the platform. Shorter than the bot's own: a person is waiting. */
const SITE_TIMEOUT_MS = 5_000;

/** Longest rate-limit pause, in milliseconds, that a person has to wait for; beyond it they are asked to try again. */
const PATIENCE_MS = 1_500;

interface OpenFrame {
  frame: Frame;
  /** Fails everything that waits for the database or the platform, for a process that has to exit. */
  abandon: () => void;
  close: () => Promise<void>;
}

/** Opens database, bus and clients. @throws StartupError when one cannot be opened. */
export async function openFrame(config: Config, platform: PlatformConfig, log: Logger): Promise<OpenFrame> {
  const { close: closeFoundation, ...foundation } = await openFoundation(config, log);
  const { redis, processes, metrics } = foundation;
  const botAccess = createBotAccess(log);
  const line = createPlatformRateLimiter({ platform, log, store: redis, processes, metrics });
  const options = {
    timeoutMs: SITE_TIMEOUT_MS,
    isUrgent: true,
    patienceMs: PATIENCE_MS,
    retries: 0,
    rejectOnRateLimit: ({ timeToReset }: RateLimitData) => timeToReset > PATIENCE_MS,
  };
  const { api, close: closeRest } = createRest(platform, line, options, botAccess);
  return {
    frame: {
      ...foundation,
      config,
      platform,
      line,
      api,
      botAccess,
      userApi: createUserApi(platform, line),
      log,
      processName: nameProcess(),
      drain: createDrain(),
      directMessages: createDirectMessages(foundation.database.db, config.directMessages),
      errors: createErrorCounts(),
    },
    abandon() {
      line.abandon();
      foundation.database.abandon();
    },
    async close() {
      botAccess.close();
      closeRest();
      await closeFoundation();
    },
  };
}
