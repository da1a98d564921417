import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';
import { reorder } from './reorder.ts';

test.for([
  ['Sword', ['Sword'], 'Sword 2'],
  ['Sword 2', ['Sword', 'sword 2'], 'Sword 3'],
  ['7', ['7'], '7 2'],
  ['x'.repeat(50), [], `${'x'.repeat(48)} 2`],
  [`${'x'.repeat(47)}🚀`, [], `${'x'.repeat(47)} 2`],
] as const)('a copy of "%s" beside %j is called "%s"', ([name, taken, copy]) => {
  expect(copyName(name, taken)).toBe(copy);
});

test('those that are named change places among each other, the others stay', () => {
  const entries = ['a', 'b', 'c', 'd'].map((name) => ({ name }));

  const ordered = reorder(entries, ['D', 'a', 'b']);

  expect(ordered.map(({ name }) => name)).toEqual(['d', 'a', 'c', 'b']);
});
