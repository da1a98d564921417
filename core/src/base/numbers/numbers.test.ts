import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../issues/describe-issues.ts';
import { anyInteger, nonNegativeInteger, percent, positiveInteger } from './integers.ts';
import { minMax } from './min-max.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

function refusals(schema: z.ZodMiniType, value: unknown): string[] {
  return describeIssues(z.safeParse(schema, value).error?.issues ?? []).map(({ path, code }) => `${path}:${code}`);
}

test.for([
  { kind: 'any', schema: anyInteger, value: -LARGEST },
  { kind: 'any', schema: anyInteger, value: LARGEST },
  { kind: 'non-negative', schema: nonNegativeInteger, value: 0 },
  { kind: 'non-negative', schema: nonNegativeInteger, value: LARGEST },
  { kind: 'positive', schema: positiveInteger, value: 1 },
  { kind: 'percent', schema: percent, value: 0 },
  { kind: 'percent', schema: percent, value: 100 },
])('The value $value is a whole number of kind "$kind"', ({ schema, value }) => {
  const found = refusals(schema, value);

  expect(found).toEqual([]);
});

test.for([
  { schema: anyInteger, value: LARGEST + 1, code: 'integer' },
  { schema: anyInteger, value: -LARGEST - 1, code: 'integer' },
  { schema: anyInteger, value: 0.5, code: 'integer' },
  { schema: anyInteger, value: Number.NaN, code: 'integer' },
  { schema: anyInteger, value: '7', code: 'integer' },
  { schema: nonNegativeInteger, value: -1, code: 'nonNegativeInteger' },
  { schema: nonNegativeInteger, value: 1.5, code: 'nonNegativeInteger' },
  { schema: nonNegativeInteger, value: LARGEST + 1, code: 'nonNegativeInteger' },
  { schema: positiveInteger, value: 0, code: 'positiveInteger' },
  { schema: positiveInteger, value: Number.NaN, code: 'positiveInteger' },
  { schema: percent, value: 101, code: 'percent' },
  { schema: percent, value: -1, code: 'percent' },
  { schema: percent, value: 12.5, code: 'percent' },
])('The value $value is refused with $code', ({ schema, value, code }) => {
  const found = refusals(schema, value);

  expect(found).toEqual([`:${code}`]);
});

test('A minimum can equal its maximum', () => {
  const found = refusals(minMax(anyInteger), { min: -3, max: -3 });

  expect(found).toEqual([]);
});

test('A minimum above its maximum is refused at the maximum', () => {
  const found = refusals(minMax(anyInteger), { min: 1, max: 0 });

  expect(found).toEqual(['max:maxBelowMin']);
});

test('Each end of a range reports its own error', () => {
  const found = refusals(minMax(nonNegativeInteger), { min: -1, max: 0.5 });

  expect(found).toEqual(['min:nonNegativeInteger', 'max:nonNegativeInteger']);
});
