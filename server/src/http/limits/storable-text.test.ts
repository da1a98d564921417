import { expect, test } from 'vitest';
import { isStorable } from './storable-text.ts';

test.for([
  { body: { prefix: '🚀', fields: [{ name: 'пг', inline: true }], nothing: null }, storable: true },
  { body: undefined, storable: true },
  { body: 'a\0b', storable: false },
  { body: { fields: [{ name: '\ud83d' }] }, storable: false },
  { body: { 'a\0': 1 }, storable: false },
])('Checks whether the database can store the body $body: $storable', ({ body, storable }) => {
  const answer = isStorable(body);

  expect(answer).toBe(storable);
});

test('Checks a body that is nested as deeply as its size allows', () => {
  const body: unknown = JSON.parse(`${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`);

  const answer = isStorable(body);

  expect(answer).toBe(false);
});
