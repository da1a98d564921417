import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test.for([
  ['Spam, links & SPAM!', ['spam', 'links']],
  ['Ещё раз: «реклама»', ['еще', 'раз', 'реклама']],
  ["it's 100% <@123>", ['it', 's', '100', '123']],
  ['  …  ', []],
] as const)('Extracts normalised, deduplicated search words from "%s"', ([text, words]) => {
  expect(searchWords(text)).toEqual(words);
});
