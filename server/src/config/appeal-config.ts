import { readFileSync } from 'node:fs';
import { type AppealQuestions, questionsSchema } from '@perigee/core/appeal/schema';
import { APPEAL_QUESTION_MAX, APPEAL_QUESTIONS } from '@perigee/core/appeal/limits';
import * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';
import type { AppealConfig } from './config.ts';
import type { SettingsReader } from './settings-reader.ts';

/** Asked where the host names no questions of their own. */
const DEFAULT_QUESTIONS: AppealQuestions = {
  en: [
    'Why were you banned, as you understand it?',
    'What happened, in your own words?',
    'Why should the ban be lifted?',
    'What will you do differently if you come back?',
  ],
  ru: [
    'За что, как вы понимаете, вас забанили?',
    'Что произошло — расскажите своими словами.',
    'Почему бан стоит снять?',
    'Что вы будете делать иначе, если вернётесь?',
  ],
};

/** Null where no support community is named. @throws StartupError for half a configuration. */
export function readAppeals(settings: SettingsReader, questions: AppealQuestions): AppealConfig | null {
  const guildId = settings.id('SUPPORT_GUILD_ID');
  const reviewChannelId = settings.id('APPEAL_REVIEW_CHANNEL_ID');
  if (guildId === null && reviewChannelId !== null) {
    throw new StartupError('APPEAL_REVIEW_CHANNEL_ID is set, but not the server it is in: set SUPPORT_GUILD_ID too.');
  }
  return guildId === null ? null : { guildId, reviewChannelId, questions };
}

/** @throws StartupError for a file that holds something else than four questions in each language. */
export function readQuestions(settings: SettingsReader): AppealQuestions {
  const file = settings.text('APPEAL_QUESTIONS_FILE');
  if (file === null) return DEFAULT_QUESTIONS;
  const parsed = z.safeParse(questionsSchema, readJson(file));
  if (parsed.success) return parsed.data;
  const requested = `${APPEAL_QUESTIONS} questions of at most ${APPEAL_QUESTION_MAX} characters each`;
  throw new StartupError(
    `APPEAL_QUESTIONS_FILE is "${file}", which has to hold {"en": […], "ru": […]} with ${requested}.`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartupError(`APPEAL_QUESTIONS_FILE is "${file}", but there is no JSON to be read.`);
  }
}
