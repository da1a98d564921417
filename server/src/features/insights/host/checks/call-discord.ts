import { DiscordAPIError } from '@discordjs/rest';
import type { API } from '@discordjs/core/http-only';
import type { CheckResult } from '@perigee/core/insights/host/checks';
import type { CheckDeps } from './check.ts';
import { reasonOf } from './reasons.ts';

interface Answers<Value> {
  /** The finding where there is no platform to ask. */
  demo: () => CheckResult;
  refused: () => CheckResult;
  away: (reason: string) => CheckResult;
  answered: (value: Value) => CheckResult | Promise<CheckResult>;
}

/** Asks the platform as the bot. */
export async function callDiscord<Value>(
  { discord }: Pick<CheckDeps, 'discord'>,
  question: (api: API) => Promise<Value>,
  { demo, refused, away, answered }: Answers<Value>,
): Promise<CheckResult> {
  if (discord === null) return demo();
  const answer = await question(discord.api).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('value' in answer) return answered(answer.value);
  const isRefused = answer.error instanceof DiscordAPIError && answer.error.status === 401;
  return isRefused ? refused() : away(reasonOf(answer.error));
}
