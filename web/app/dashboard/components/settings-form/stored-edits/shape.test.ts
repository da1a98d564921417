import { expect, test } from 'vitest';
import { isShapedLike } from './shape.ts';

const model = { prefix: '!', channel: null, work: { min: 1 }, roles: ['1'], items: [{ name: 'Ale' }] };

test.for([
  model,
  { ...model, channel: '7' },
  { ...model, work: { min: Number.NaN } },
  { ...model, roles: [], items: [] },
])('Kept edits match the shape of the form: %j', (candidate) => {
  const answer = isShapedLike(candidate, model);

  expect(answer).toBe(true);
});

test.for([
  'text',
  [],
  { ...model, prefix: 7 },
  { ...model, work: [] },
  { ...model, roles: 'x' },
  { ...model, roles: [7] },
  { ...model, items: [{ title: 'Ale' }] },
  { prefix: '!' },
])('Kept edits do not match the shape of the form: %j', (candidate) => {
  const answer = isShapedLike(candidate, model);

  expect(answer).toBe(false);
});
