import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';
import { reorder } from './reorder.ts';

test.for([
  ['Sword', ['Sword'], 'Sword 2'],
  ['Sword 2', ['Sword', 'sword 2'], 'Sword 3'],
  ['7', ['7'], '7 2'],
  ['x'.repeat(50), [], `${'x'.repeat(48)} 2`],
  [`${'x'.repeat(47)}🚀`, [], `${'x'.repeat(47)} 2`],
] as const)('A copy of "%s" next to %j is named "%s"', ([name, taken, copy]) => {
  expect(copyName(name, taken)).toBe(copy);
});

test('Reordering moves only the named entries, among their own positions', () => {
  const entries = ['a', 'b', 'c', 'd'].map((name) => ({ name }));

  const ordered = reorder(entries, ['D', 'a', 'b']);

  expect(ordered.map(({ name }) => name)).toEqual(['d', 'a', 'c', 'b']);
});
