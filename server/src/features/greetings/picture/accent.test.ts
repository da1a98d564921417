import { expect, test } from 'vitest';
import { cardAccent } from './accent.ts';

test.for(['#00a6ff', '#ffc94d', '#ffffff'])('an accent that can be read stays as it was chosen: %s', (chosen) => {
  expect(cardAccent(chosen).toLowerCase()).toBe(chosen);
});

test.for(['#000000', '#2b2d31', '#0a0e18', '#3b0000'])('an accent as dark as the sky is lightened: %s', (chosen) => {
  expect(cardAccent(chosen).toLowerCase()).not.toBe(chosen);
});
