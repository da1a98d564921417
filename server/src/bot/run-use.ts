import { LOCALES, type Locale } from '@perigee/core/locales/locale';
import { m } from '#texts';
import type { BotContext } from './bot-context.ts';
import { forgiving } from '../discord/forgiving.ts';
import { describeError } from '../errors/describe-error.ts';
import { UNANSWERABLE } from './unanswerable.ts';

/** A use not answered by then is shown to be under way, in milliseconds: the platform gives up on one after 3 s. */
export const DEFER_AFTER_MS = 2_000;

/** How a use is answered, as far as every use is. */
export interface UseAnswer {
  refuse: (content: string) => Promise<void>;
  /** Nothing more will be answered. */
  finish: () => Promise<void>;
}

interface RunningUse {
  bot: BotContext;
  guildId: string;
  answer: UseAnswer;
  /** What the log calls it; never what a member wrote. */
  named: { command: string } | { component: string };
}

/** Runs one use of a command or component. When it fails, the log says why, once, and the member learns that it did. */
export async function runUse({ bot, guildId, answer, named }: RunningUse, run: () => Promise<void>): Promise<void> {
  try {
    await forgiving(UNANSWERABLE, run());
  } catch (error) {
    bot.log.error({ ...named, guildId, ...describeError(error) }, 'a use failed');
    // Where the platform itself is away, telling of it fails too, and adds nothing to the log.
    await answer.refuse(apology(bot, guildId)).catch(() => {});
  }
  await answer.finish();
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
