import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError } from '@discordjs/rest';
import type { Logger } from 'pino';

/**
 * First and longest pause between two checks whether the token is accepted again, in milliseconds; each is twice the
 * one before.
 */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/** Whether the bot may call the platform, shared by all clients of a process. */
export interface BotAccess {
  /** False from when the platform has confirmed that it rejects the token until it accepts it again. */
  isAccepted(): boolean;
  /** Reports a call rejected for its token. `probe` is any call that needs one. */
  doubt(probe: () => Promise<unknown>): void;
  /** Stops checking. */
  close(): void;
}

/**
 * A single 401 proves nothing: the platform has sent it for valid tokens during outages. So the token is kept and
 * probed, at once and then at growing pauses, until the platform accepts it.
 */
export function createBotAccess(log?: Logger): BotAccess {
  let isAccepted = true;
  let isAsking = false;
  const closing = new AbortController();

  const checkToken = async (probe: () => Promise<unknown>) => {
    for (let pauseMs = FIRST_PAUSE_MS; !closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const answer = await probe().then(() => 'accepted' as const, verdictOf);
      if (answer === 'accepted') return;
      if (answer === 'refused' && isAccepted) {
        isAccepted = false;
        log?.error('Discord rejects the bot token, pausing all calls');
      }
      await sleep(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  };

  return {
    isAccepted: () => isAccepted,
    doubt(probe) {
      if (isAsking) return;
      isAsking = true;
      log?.warn('Discord rejected a call with the bot token, checking the token');
      void checkToken(probe).finally(() => {
        if (!isAccepted && !closing.signal.aborted) log?.info('Discord accepts the bot token again');
        isAsking = false;
        isAccepted = true;
      });
    },
    close: () => closing.abort(),
  };
}

/** Only a 401 says something about the token. */
function verdictOf(error: unknown): 'refused' | 'unknown' {
  return error instanceof DiscordAPIError && error.status === 401 ? 'refused' : 'unknown';
}
