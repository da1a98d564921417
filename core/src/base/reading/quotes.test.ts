import { expect, test } from 'vitest';
import { readQuoted } from './quotes.ts';

test.for([
  { text: '"yes, no" 2', inside: 'yes, no', rest: ' 2' },
  { text: '“yes, no” 2', inside: 'yes, no', rest: ' 2' },
  { text: '”yes, no” 2', inside: 'yes, no', rest: ' 2' },
  { text: '„ja, nein“ 2', inside: 'ja, nein', rest: ' 2' },
  { text: '„да, нет” 2', inside: 'да, нет', rest: ' 2' },
  { text: '«да, нет» 2', inside: 'да, нет', rest: ' 2' },
  { text: '»ja, nein« 2', inside: 'ja, nein', rest: ' 2' },
  { text: '‚ja, nein‘ 2', inside: 'ja, nein', rest: ' 2' },
  { text: '‘yes, no’ 2', inside: 'yes, no', rest: ' 2' },
  { text: '‹oui, non› 2', inside: 'oui, non', rest: ' 2' },
  { text: "'yes, no' 2", inside: 'yes, no', rest: ' 2' },
  { text: "'don't, won't' 2", inside: "don't, won't", rest: ' 2' },
  { text: '‘don’t’ 2', inside: 'don’t', rest: ' 2' },
  { text: '“it’s «fine»”', inside: 'it’s «fine»', rest: '' },
  { text: '""', inside: '', rest: '' },
])('Reads the quoted text of $text', ({ text, inside, rest }) => {
  const read = readQuoted(text);

  expect(read?.inside).toBe(inside);
  expect(text.slice(read?.length)).toBe(rest);
});

test.for(['', 'yes', '"yes', "don't", "'tis", '’tis the season', "'cause he won't", '5" 6"', '(yes)'])(
  '%s begins with no quoted text',
  (text) => {
    expect(readQuoted(text)).toBeNull();
  },
);
