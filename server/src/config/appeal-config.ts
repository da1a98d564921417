import { readFileSync } from 'node:fs';
import { type AppealQuestions, questionsSchema } from '@perigee/core/moderation/appeal/schema';
import { APPEAL_QUESTION_MAX, APPEAL_QUESTIONS } from '@perigee/core/moderation/appeal/limits';
import * as z from 'zod/mini';
import { StartupError } from '../errors/startup-error.ts';

/** Used if the operator configures no questions. */
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

/**
 * The questions of the appeal form, from the operator's file if one is configured.
 * @throws StartupError for a file that does not hold four questions in each language.
 */
export function readQuestions(file: string | null): AppealQuestions {
  if (file === null) return DEFAULT_QUESTIONS;
  const parsed = z.safeParse(questionsSchema, readJson(file));
  if (parsed.success) return parsed.data;
  const requested = `${APPEAL_QUESTIONS} questions of at most ${APPEAL_QUESTION_MAX} characters each`;
  throw new StartupError(
    `APPEAL_QUESTIONS_FILE is "${file}", which must contain {"en": […], "ru": […]} with ${requested}.`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartupError(`APPEAL_QUESTIONS_FILE is "${file}", which is missing or not valid JSON.`);
  }
}
