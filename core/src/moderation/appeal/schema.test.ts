import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../../base/issues/describe-issues.ts';
import { answersSchema, verdictSchema } from './schema.ts';

const refusalsOf = (schema: z.core.$ZodType, value: unknown) =>
  describeIssues(z.safeParse(schema, value).error?.issues ?? []).map(({ path, code }) => `${path} ${code}`.trim());

test.for([
  { answers: ['a', 'b', 'c', 'd'], refused: [] },
  { answers: ['a', ' ', ' ', ' '], refused: [] },
  { answers: ['x'.repeat(500), 'b', 'c', 'd'], refused: [] },
  { answers: ['x'.repeat(501), 'b', 'c', 'd'], refused: ['0 answerLength'] },
  { answers: ['🚀'.repeat(251), 'b', 'c', 'd'], refused: ['0 answerLength'] },
  { answers: ['', 'b', 'c', 'd'], refused: ['0 answerLength'] },
  { answers: ['a', 'b', 'c'], refused: ['answersCount'] },
  { answers: ['a', 'b', 'c', 'd', 'e'], refused: ['answersCount'] },
  { answers: [' ', '\n', ' ', '\t'], refused: ['answersBlank'] },
  { answers: ['a', 'b', 'c', 4], refused: ['3 invalidType'] },
])('Validating appeal answers (row %$) reports $refused', ({ answers, refused }) => {
  expect(refusalsOf(answersSchema, answers)).toEqual(refused);
});

test.for([
  { verdict: { verdict: 'approve' }, refused: [] },
  { verdict: { verdict: 'decline', reason: 'x'.repeat(512) }, refused: [] },
  { verdict: { verdict: 'decline', reason: 'x'.repeat(513) }, refused: ['reason reasonTooLong'] },
  { verdict: { verdict: 'decline', reason: '  ' }, refused: ['reason reasonRequired'] },
  { verdict: { verdict: 'decline' }, refused: ['reason reasonRequired'] },
  { verdict: { verdict: 'hold' }, refused: ['verdict notAllowed'] },
  { verdict: { verdict: 'approve', by: '1' }, refused: ['by unknownField'] },
])('Validating an appeal verdict (row %$) reports $refused', ({ verdict, refused }) => {
  expect(refusalsOf(verdictSchema, verdict)).toEqual(refused);
});
