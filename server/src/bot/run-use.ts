import { DiscordAPIError } from '@discordjs/rest';
import { LOCALES, type Locale } from '@perigee/core/locales/locales';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { m } from '#texts';
import type { BotContext } from './bot-context.ts';
import { forgiving } from '../discord/forgiving.ts';
import { spanning } from '../tracing/active-span.ts';
import { describeError } from '../errors/describe-error.ts';
import { learnGuild } from './guilds/learn-guild.ts';
import { UNANSWERABLE } from './unanswerable.ts';

/** A use not answered by then is shown to be under way, in milliseconds: the platform gives up on one after 3 s. */
export const DEFER_AFTER_MS = 2_000;

/** How a use is answered, as far as every use is. */
export interface UseAnswer {
  refuse: (content: string) => Promise<void>;
  /** Nothing more will be answered. */
  finish: () => Promise<void>;
  /** Shows that it is under way, and waits until that is shown; null where there is nothing to lose by waiting. */
  acknowledge?: (() => Promise<void>) | null;
  /** It is heard so late, as after a process was killed, that the platform may have given up on it. */
  isLate?: boolean;
}

interface RunningUse {
  bot: BotContext;
  guildId: string;
  shardId: number;
  answer: UseAnswer;
  /** What the log calls it; never what a member wrote. */
  named: { command: string } | { component: string };
}

/**
 * Runs one use of a command or component. When it fails, the log says why, once, and the member learns that it did. While
 * the platform is slow, or where it is heard late, it is acknowledged before it does anything: nothing happens that the
 * platform calls unanswered.
 */
export async function runUse(use: RunningUse, run: () => Promise<void>): Promise<void> {
  const [[kind, name] = ['use', 'unknown']] = Object.entries(use.named);
  const attributes = { 'perigee.guild': use.guildId };
  const begunAt = performance.now();
  const isDone = await spanning({ name: `${kind} ${name}`, attributes }, () => runAndReport(use, run));
  use.bot.watchUse?.({ kind, name, isDone, seconds: (performance.now() - begunAt) / 1000 });
}

/** False where it failed. */
async function runAndReport(use: RunningUse, run: () => Promise<void>): Promise<boolean> {
  const { bot, guildId, shardId, answer, named } = use;
  let isDone = true;
  try {
    if (bot.isPlatformSlow() || answer.isLate === true) await answer.acknowledge?.();
    if (guildId !== '') await learnGuild(bot, guildId, shardId);
    await forgiving(UNANSWERABLE, run());
  } catch (error) {
    isDone = false;
    // Where the platform itself is away, telling of it fails too, and adds nothing to the log.
    if (!isExpired(error) && !isAcknowledged(error)) {
      bot.log.error({ ...named, guildId, ...describeError(error) }, 'a use failed');
      await answer.refuse(apology(bot, guildId)).catch(() => {});
    }
  }
  await answer.finish();
  return isDone;
}

/** Whether the platform waited too long for the answer of an interaction. */
export function isExpired(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}

/** Whether another process answered it, or an earlier try whose answer was lost. */
export function isAcknowledged(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}

/** Logs that an answer came too late. */
export function expiredIn({ log }: Pick<BotContext, 'log'>, named: object): () => void {
  return () => log.warn({ ...named, code: RESTJSONErrorCodes.UnknownInteraction }, 'an answer came too late');
}

function apology({ settings }: BotContext, guildId: string): string {
  const locale = settings.peek(guildId)?.language.interface;
  const say = (each: Locale) => m.command_failed({}, { locale: each });
  return locale === undefined ? inAllLanguages(say) : say(locale);
}

/** For those whose language is not known. */
export function inAllLanguages(say: (locale: Locale) => string): string {
  return LOCALES.map(say).join('\n');
}
