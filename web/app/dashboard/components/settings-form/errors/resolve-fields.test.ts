import { nonNegativeInteger } from '@perigee/core/base/numbers/integers';
import { minMax } from '@perigee/core/base/numbers/min-max';
import { atMost } from '@perigee/core/base/text/at-most';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readFieldError } from './field-error.ts';
import { resolveFields } from './resolve-fields.ts';

const schema = z.strictObject({ name: z.string().check(atMost(5, 'tooLong')), work: minMax(nonNegativeInteger) });

test('A valid form has no errors', () => {
  const errors = resolveFields(schema)({ name: 'Alice', work: { min: 1, max: 1 } });

  expect(errors).toEqual({});
});

test('Every refused field has its error with its parameters', () => {
  const errors = resolveFields(schema)({ name: 'Alice!', work: { min: 2, max: 1 } });

  expect(readFieldError(errors['name'])).toEqual({ code: 'tooLong', params: { max: 5 } });
  expect(readFieldError(errors['work.max'])).toEqual({ code: 'maxBelowMin' });
});

test('An empty number gets the error of its own kind', () => {
  const errors = resolveFields(schema)({ name: '', work: { min: Number.NaN, max: 1 } });

  expect(errors).toEqual({ 'work.min': 'nonNegativeInteger' });
});

test('A valid field has no error to read', () => {
  const error = readFieldError(undefined);

  expect(error).toBeUndefined();
});
