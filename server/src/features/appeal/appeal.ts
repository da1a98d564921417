import { type AppealQuestions, questionsSchema } from '@perigee/core/appeal/schema';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { AppealTables } from './tables.ts';

type AppealRow = Selectable<AppealTables['appeals']>;

/** A ban appeal as it is kept, with its questions and answers read. */
export interface Appeal extends Omit<AppealRow, 'questions' | 'answers'> {
  questions: AppealQuestions;
  answers: string[];
}

export type AppealEvent = Selectable<AppealTables['appeal_events']>;

/** Somebody who does something to an appeal. */
export interface Reviewer {
  id: string;
  username: string;
}

/** Where an appeal stands in its table. */
export type AppealKey = Pick<Appeal, 'guild_id' | 'id'>;

const answersSchema = z.array(z.string());

export function readAppeal(row: AppealRow): Appeal {
  return {
    ...row,
    questions: z.parse(questionsSchema, row.questions),
    answers: z.parse(answersSchema, row.answers),
  };
}

/** Whether something still has to be done on the platform. */
export function isUnsettled({ channel_id, message_id, state, lifted_at, announced }: Appeal): boolean {
  if (channel_id !== null && message_id === null) return true;
  return state === 'approved' && (lifted_at === null || announced === null);
}
