import { expect, test } from 'vitest';
import { isSameName, nameInPath, repeatedNames } from './name-key.ts';

test.for([
  ['Sword', '  sword '],
  ['МЕЧ', 'меч'],
  ['ﬁre', 'FIRE'],
  ['Straße', 'STRASSE'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['Ｓｗｏｒｄ', 'sword'],
  ['e\u0301lan', 'Élan'],
  ['ß', 'ẞ'],
] as const)('The names "%s" and "%s" are equal', ([one, other]) => {
  expect(isSameName(one, other)).toBe(true);
});

test.for([
  ['Sword', 'Swords'],
  ['Меч', 'Mеч'],
  ['big sword', 'bigsword'],
  ['a/b', 'a%2Fb'],
] as const)('The names "%s" and "%s" differ', ([one, other]) => {
  expect(isSameName(one, other)).toBe(false);
});

test('Repeated names in a list are found by position', () => {
  const named = ['Bow', 'Sword', 'bow', 'BOW ', 'Axe'].map((name) => ({ name }));

  expect(repeatedNames(named)).toEqual([2, 3]);
});

test.for(['.', '..', '...', 'a/b', '%2e', '', '🚀', 'a.b'])('The name "%s" round-trips through a URL path', (name) => {
  const { pathname } = new URL(`https://example.com/items/${encodeURIComponent(nameInPath(name))}`);

  const part = decodeURIComponent(pathname.split('/').at(2) ?? '');

  expect(isSameName(part, name)).toBe(true);
});
