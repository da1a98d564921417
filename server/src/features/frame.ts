import type { API } from '@discordjs/core/http-only';
import type { RateLimitData } from '@discordjs/rest';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { type BotAccess, createBotAccess } from '../discord/bot-access.ts';
import type { PlatformConfig } from '../discord/platform.ts';
import { createRest } from '../discord/rest.ts';
import { createUserApi, type UserApi } from '../discord/user-api.ts';
import { type Foundation, openFoundation } from '../foundation.ts';

/** What every feature may build on, opened once for a process. */
export interface Frame extends Omit<Foundation, 'close'> {
  config: Config;
  platform: PlatformConfig;
  /** The platform as the bot, for calls that a person waits for. */
  api: API;
  /** Whether the platform lets the bot call. */
  botAccess: BotAccess;
  /** The platform in the name of the people who signed in. */
  userApi: UserApi;
  log: Logger;
}

/** A person waits for what the site asks of the platform, so it fails sooner than the bot's own calls, in milliseconds. */
const SITE_TIMEOUT_MS = 5_000;

/** The longest pause the platform may ask for that a person is made to wait; after it they are asked to come again. */
const PATIENCE_MS = 1_500;

/** Opens database, bus and clients. @throws StartupError when one can not be opened. */
export async function openFrame(
  config: Config,
  platform: PlatformConfig,
  log: Logger,
): Promise<{ frame: Frame; close: () => Promise<void> }> {
  const { close: closeFoundation, ...foundation } = await openFoundation(config, log);
  const botAccess = createBotAccess(log);
  const options = {
    timeout: SITE_TIMEOUT_MS,
    retries: 0,
    rejectOnRateLimit: ({ timeToReset }: RateLimitData) => timeToReset > PATIENCE_MS,
  };
  const { api, close: closeRest } = createRest(platform, options, botAccess);
  return {
    frame: { ...foundation, config, platform, api, botAccess, userApi: createUserApi(platform), log },
    async close() {
      botAccess.close();
      closeRest();
      await closeFoundation();
    },
  };
}
