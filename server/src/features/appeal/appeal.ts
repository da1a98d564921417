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

/** Whether its ban is still to be lifted. */
export function isLiftOpen({ state, lifted_at: liftedAt }: Appeal): boolean {
  return state === 'approved' && liftedAt === null;
}

/** Whether the person is still to be told that it is. */
export function isTellingOpen({ state, lifted_at: liftedAt, announced }: Appeal): boolean {
  return state === 'approved' && liftedAt !== null && announced === null;
}

/** Whether it is still to be posted in the review channel. */
export function isPostOpen({ channel_id: channelId, message_id: messageId }: Appeal): boolean {
  return channelId !== null && messageId === null;
}
