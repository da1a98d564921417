import { DiscordAPIError } from '@discordjs/rest';
import { LOCALES, type Locale } from '@perigee/core/base/locales/locales';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from './bot-context.ts';
import { ignoreErrorCodes } from '../discord/ignore-error-codes.ts';
import { refusalOf } from '../discord/refusal.ts';
import { withSpan } from '../tracing/active-span.ts';
import { describeError } from '../errors/describe-error.ts';
import { isTooMuch } from '../errors/too-much.ts';
import { ensureGuildCached } from './guilds/ensure-guild-cached.ts';
import { REPLY_IMPOSSIBLE } from './reply-impossible.ts';

/** When an unanswered invocation is deferred, in milliseconds: the platform gives up after 3 s. */
export const DEFER_AFTER_MS = 2_000;

/** The part of answering that all invocations have in common. */
export interface InvocationAnswer {
  refuse: (content: string) => Promise<void>;
  /** Ends answering. */
  finish: () => Promise<void>;
  /**
   * Shows that the invocation is being processed and resolves once shown; null or absent if that is not possible or
   * needed.
   */
  acknowledge?: (() => Promise<void>) | null;
  /** It arrived so late, as after a process was killed, that the platform may have given up on it. */
  isLate?: boolean;
}

interface RunningInvocation {
  bot: BotContext;
  guildId: string;
  shardId: number;
  answer: InvocationAnswer;
  /** Its name in the log; never what a member wrote. */
  named: { command: string } | { component: string };
}

/**
 * Runs one invocation of a command or component. A failure is logged once, and the member is told. While the platform
 * is slow, or if the invocation arrived late, it is acknowledged first, so that nothing is done in an interaction that
 * the platform reports as failed.
 */
export async function runInvocation(invocation: RunningInvocation, run: () => Promise<void>): Promise<void> {
  const [[kind, name] = ['use', 'unknown']] = Object.entries(invocation.named);
  const attributes = { 'perigee.guild': invocation.guildId };
  const begunAt = performance.now();
  const isDone = await withSpan({ name: `${kind} ${name}`, attributes }, () => runAndReport(invocation, run));
  invocation.bot.recordInvocation?.({ kind, name, isDone, seconds: (performance.now() - begunAt) / 1000 });
}

/** False if it failed. */
async function runAndReport(invocation: RunningInvocation, run: () => Promise<void>): Promise<boolean> {
  const { bot, guildId, shardId, answer, named } = invocation;
  let isDone = true;
  try {
    if (bot.isPlatformSlow() || answer.isLate === true) await answer.acknowledge?.();
    if (guildId !== '') await ensureGuildCached(bot, guildId, shardId);
    await ignoreErrorCodes(REPLY_IMPOSSIBLE, sayIfForbidden(invocation, run()));
  } catch (error) {
    isDone = false;
    // If the platform itself is away, sending the apology fails too, which need not be logged.
    if (isTooMuch(error)) await answer.refuse(textFor(bot, guildId, m.order_too_much)).catch(() => {});
    else if (!isExpired(error) && !isAcknowledged(error)) {
      bot.log.error({ ...named, guildId, ...describeError(error) }, 'command or component failed');
      await answer.refuse(textFor(bot, guildId, m.command_failed)).catch(() => {});
    }
  }
  await answer.finish();
  return isDone;
}

/** Tells the member if the platform forbids the bot what they ordered. Nothing is told if it forbids the answer too. */
async function sayIfForbidden({ bot, guildId, answer }: RunningInvocation, running: Promise<void>): Promise<void> {
  try {
    await running;
  } catch (error) {
    if (refusalOf(error) === 'access') await answer.refuse(textFor(bot, guildId, m.platform_forbade)).catch(() => {});
    throw error;
  }
}

/** Whether an interaction expired before it was answered. */
export function isExpired(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}

/** Whether another process already answered it, or an earlier attempt whose reply was lost. */
export function isAcknowledged(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}

/** Returns a function that logs a response after the interaction has expired. */
export function expiredIn({ log }: Pick<BotContext, 'log'>, named: object): () => void {
  return () =>
    log.warn({ ...named, code: RESTJSONErrorCodes.UnknownInteraction }, 'interaction expired before the response');
}

type Text = (inputs: object, options: { locale: Locale }) => string;

/** A text in the guild's language, or in all of them while it is unknown. */
function textFor({ settings }: BotContext, guildId: string, text: Text): string {
  const locale = settings.peek(guildId)?.language.interface;
  const textIn = (each: Locale) => text({}, { locale: each });
  return locale === undefined ? inAllLanguages(textIn) : textIn(locale);
}

/** A text in all languages, for when the language is unknown. */
export function inAllLanguages(textIn: (locale: Locale) => string): string {
  return LOCALES.map(textIn).join('\n');
}
