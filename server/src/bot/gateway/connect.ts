import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayCloseCodes } from 'discord-api-types/v10';
import { type WebSocketManager, WebSocketShardEvents } from '@discordjs/ws';
import type { Logger } from 'pino';
import { asPlatformError } from '../../discord/platform-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { StartupError } from '../../errors/startup-error.ts';

/** First and longest pause between attempts to connect, in milliseconds; each is twice the one before. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** The bot cannot run with its configuration, and retrying will not help. The message says what to do. */
export class BotFatalError extends StartupError {}

const WRONG_TOKEN = "The platform does not accept the bot token. Check it on the application's page.";

/** Close codes after which reconnecting is pointless. */
const FATAL_CLOSE = new Map<number, string>([
  [GatewayCloseCodes.AuthenticationFailed, WRONG_TOKEN],
  [GatewayCloseCodes.InvalidShard, 'Discord rejects the shard range. Check the shards option.'],
  [GatewayCloseCodes.ShardingRequired, 'The bot is in too many servers for this number of shards. Raise it.'],
  [GatewayCloseCodes.InvalidAPIVersion, 'Discord no longer supports this gateway version.'],
  [GatewayCloseCodes.InvalidIntents, 'Discord does not know the requested intents.'],
  [
    GatewayCloseCodes.DisallowedIntents,
    "The bot needs the Server Members and Message Content intents. Switch both on, on the application's page.",
  ],
]);

/** Calls `refuse` when the gateway refuses a shard for good. */
export function watchRefusal(gateway: WebSocketManager, refuse: (error: BotFatalError) => void): void {
  gateway.on(WebSocketShardEvents.Closed, (code) => {
    const reason = FATAL_CLOSE.get(code);
    if (reason !== undefined) refuse(new BotFatalError(reason));
  });
}

/**
 * Retries until the platform is available, however long that takes, and logs the outage once. Undefined if the signal
 * is aborted first.
 * @throws BotFatalError when the platform refuses the token.
 */
export async function retryUntilAborted<Result>(
  work: () => Promise<Result>,
  log: Logger,
  signal: AbortSignal,
): Promise<Result | undefined> {
  for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const outcome = await work().then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    if ('result' in outcome) return outcome.result;
    if (signal.aborted) break;
    const kind = asPlatformError(outcome.error)?.kind ?? 'unknown';
    if (kind === 'unauthorized') throw new BotFatalError(WRONG_TOKEN);
    if (pauseMs === FIRST_PAUSE_MS) {
      log.warn({ kind, ...describeError(outcome.error) }, 'Discord is unreachable, retrying');
    }
    await sleep(pauseMs, undefined, { signal }).catch(() => {});
  }
  return undefined;
}
