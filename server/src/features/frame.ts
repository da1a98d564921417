import type { API } from '@discordjs/core/http-only';
import type { RateLimitData } from '@discordjs/rest';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { nameProcess } from '../database/process-name.ts';
import { type BotAccess, createBotAccess } from '../discord/bot-access.ts';
import type { PlatformConfig } from '../discord/platform.ts';
import { createPlatformLine, type PlatformLine } from '../discord/calls/platform-line.ts';
import { createRest } from '../discord/rest.ts';
import { createUserApi, type UserApi } from '../discord/user-api.ts';
import { type Foundation, openFoundation } from '../foundation.ts';
import { createDrain, type Drain } from '../process/drain.ts';
import { createErrorCounts, type ErrorCounts } from '../process/error-counts.ts';

/** What every feature may build on, opened once for a process. */
export interface Frame extends Omit<Foundation, 'close'> {
  config: Config;
  platform: PlatformConfig;
  /** What all calls of the platform go by. */
  line: PlatformLine;
  /** The platform as the bot, for calls that a person waits for. */
  api: API;
  /** Whether the platform lets the bot call. */
  botAccess: BotAccess;
  /** The platform in the name of the people who signed in. */
  userApi: UserApi;
  log: Logger;
  /** What this process is called wherever processes are named. */
  processName: string;
  drain: Drain;
  /** What goes wrong in this process. */
  errors: ErrorCounts;
}

/** A person waits for what the site asks of the platform, so it fails sooner than the bot's own calls, in milliseconds. */
const SITE_TIMEOUT_MS = 5_000;

/** The longest pause the platform may ask for that a person is made to wait; after it they are asked to come again. */
const PATIENCE_MS = 1_500;

interface OpenFrame {
  frame: Frame;
  /** Nobody waits for database or platform any more: what does fails at once, for a process that has to end. */
  abandon: () => void;
  close: () => Promise<void>;
}

/** Opens database, bus and clients. @throws StartupError when one can not be opened. */
export async function openFrame(config: Config, platform: PlatformConfig, log: Logger): Promise<OpenFrame> {
  const { close: closeFoundation, ...foundation } = await openFoundation(config, log);
  const { redis, processes, metrics } = foundation;
  const botAccess = createBotAccess(log);
  const line = createPlatformLine({ platform, log, store: redis, processes, metrics });
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
