import { expect, test } from 'vitest';
import { cardAccent } from './accent.ts';

test.for(['#00a6ff', '#ffc94d', '#ffffff'])('Keeps a readable accent as chosen: %s', (chosen) => {
  expect(cardAccent(chosen).toLowerCase()).toBe(chosen);
});

test.for(['#000000', '#2b2d31', '#0a0e18', '#3b0000'])(
  'Lightens an accent that is as dark as the sky: %s',
  (chosen) => {
    expect(cardAccent(chosen).toLowerCase()).not.toBe(chosen);
  },
);
