import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { snowflake } from '../../base/ids/snowflake.ts';
import { atMost } from '../../base/text/at-most.ts';
import { APPEAL_ANSWER_MAX, APPEAL_QUESTION_MAX, APPEAL_QUESTIONS, VERDICT_REASON_MAX } from './limits.ts';
import { VERDICTS } from './verdict.ts';

const answer = z
  .string()
  .check(z.minLength(1, { error: issueCode('answerLength') }), atMost(APPEAL_ANSWER_MAX, 'answerLength'));

/** Four answers, in the order of the questions, not all of them blank (docs/rules/appeals.md). */
export const answersSchema = z.array(answer).check(
  z.length(APPEAL_QUESTIONS, { error: issueCode('answersCount'), abort: true }),
  z.refine((answers) => answers.some((text) => text.trim() !== ''), { error: issueCode('answersBlank') }),
);

const questionList = z
  .array(z.string().check(z.trim(), z.minLength(1), atMost(APPEAL_QUESTION_MAX, 'tooLong')))
  .check(z.length(APPEAL_QUESTIONS));

/** The questions in each language of the site (docs/rules/appeals.md). */
export const questionsSchema = z.strictObject({ en: questionList, ru: questionList });
export type AppealQuestions = z.infer<typeof questionsSchema>;

/** A verdict; declining needs a reason, which only the other reviewers see. */
export const verdictSchema = z
  .strictObject({
    verdict: z.enum(VERDICTS),
    reason: z.optional(z.string().check(z.trim(), atMost(VERDICT_REASON_MAX, 'reasonTooLong'))),
  })
  .check(
    z.refine(({ verdict, reason = '' }) => verdict !== 'decline' || reason !== '', {
      path: ['reason'],
      error: issueCode('reasonRequired'),
    }),
  );

/** Path parameters of a call about one appeal. */
export const appealParams = z.strictObject({ appealId: z.uuid({ error: issueCode('invalidId') }) });

/** Cursor, newest first: appeals submitted before that moment and id. */
export const appealCursor = z.string().check(z.regex(/^\d{1,15}-[\da-f-]{36}$/, { error: issueCode('invalidId') }));

export const reviewPerson = z.object({ id: snowflake, username: z.nullable(z.string()) });
