import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import { type WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import type { Logger } from 'pino';
import { asPlatformError } from '../discord/platform-error.ts';
import { describeError } from '../errors/describe-error.ts';
import { StartupError } from '../errors/startup-error.ts';

/** First and longest pause between attempts to connect, in milliseconds; each pause doubles the last. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** The bot can not run with what it was given; trying again will not help. The message says what to do. */
export class BotFatalError extends StartupError {}

const WRONG_TOKEN = "The platform does not accept the bot token. Check it on the application's page.";

/** Ways the gateway has of saying that reconnecting is no use. */
const FATAL_CLOSE = new Map<number, string>([
  [GatewayCloseCodes.AuthenticationFailed, WRONG_TOKEN],
  [GatewayCloseCodes.InvalidShard, 'The platform does not accept the shard range. Check the shards option.'],
  [GatewayCloseCodes.ShardingRequired, 'The bot is in too many servers for this number of shards. Raise it.'],
  [GatewayCloseCodes.InvalidAPIVersion, 'The platform does not speak this version of the gateway any more.'],
  [GatewayCloseCodes.InvalidIntents, 'The platform does not know the intents the bot asks for.'],
  [
    GatewayCloseCodes.DisallowedIntents,
    "The bot needs the Server Members and Message Content intents. Switch both on, on the application's page.",
  ],
]);

/** Rejects once the gateway refuses a shard for good; never resolves. */
export function whenRefused(gateway: WebSocketManager): Promise<never> {
  return new Promise((_resolve, reject) => {
    gateway.on(WebSocketShardEvents.Closed, (code) => {
      const reason = FATAL_CLOSE.get(code);
      if (reason === undefined) return;
      reject(new BotFatalError(reason));
    });
  });
}

/**
 * Connects all shards, however long the platform stays away, and logs one line when it is. Returns early when the signal
 * is aborted. Throws BotFatalError when the platform refuses the token.
 */
export async function connectPatiently(gateway: WebSocketManager, log: Logger, signal: AbortSignal): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const failure = await gateway.connect().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure === null || signal.aborted) return;
    const kind = asPlatformError(failure.error)?.kind ?? 'unknown';
    if (kind === 'unauthorized') throw new BotFatalError(WRONG_TOKEN);
    if (pauseMs === FIRST_PAUSE_MS) {
      log.warn({ kind, ...describeError(failure.error) }, 'the platform can not be reached, trying on until it can');
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
}
