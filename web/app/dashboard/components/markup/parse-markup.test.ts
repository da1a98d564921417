import { expect, test } from 'vitest';
import { parseMarkup } from './parse-markup.ts';

const text = (plain: string) => ({ kind: 'text', text: plain });

test.for([
  { typed: 'plain', nodes: [text('plain')] },
  { typed: '', nodes: [] },
  { typed: 'a **b** c', nodes: [text('a '), { kind: 'bold', children: [text('b')] }, text(' c')] },
  { typed: '***both***', nodes: [{ kind: 'bold', children: [{ kind: 'italic', children: [text('both')] }] }] },
  { typed: 'snake_case_name', nodes: [text('snake_case_name')] },
  { typed: '\\*not bold\\*', nodes: [text('*'), text('not bold'), text('*')] },
  { typed: '`**x**`', nodes: [{ kind: 'code', text: '**x**' }] },
  { typed: '```ts\nlet x\n```', nodes: [{ kind: 'block', text: 'let x' }] },
  { typed: '<t:1795262400:R>', nodes: [{ kind: 'time', seconds: 1_795_262_400, isRelative: true }] },
  { typed: '<t:1795262400:F>', nodes: [{ kind: 'time', seconds: 1_795_262_400, isRelative: false }] },
  { typed: '<a:wave:123456>', nodes: [{ kind: 'emoji', text: ':wave:' }] },
  { typed: 'Hi <@&123>', nodes: [text('Hi '), { kind: 'mention', text: '<@&123>' }] },
  { typed: '[x](javascript:1)', nodes: [text('[x](javascript:1)')] },
  { typed: '[x](https://a.example)', nodes: [{ kind: 'link', url: 'https://a.example', children: [text('x')] }] },
  {
    typed: 'see https://a.example.',
    nodes: [text('see '), { kind: 'link', url: 'https://a.example', children: [text('https://a.example')] }, text('.')],
  },
  { typed: '# Big\nsmall', nodes: [{ kind: 'heading', children: [text('Big')] }, text('small')] },
  { typed: 'a # b', nodes: [text('a # b')] },
  { typed: '> said', nodes: [{ kind: 'quote', children: [text('said')] }] },
  { typed: '**open', nodes: [text('**open')] },
])('Parses the mark-up "$typed" like the platform', ({ typed, nodes }) => {
  expect(parseMarkup(typed)).toEqual(nodes);
});

/** Text is parsed on every keystroke. A pattern that backtracks through all combinations takes minutes. */
const TIMEOUT_MS = 20_000;

test.for(['*', '**', '_', '~~', '||', '[', '`', '> ', '<'])(
  'Parsing 4,000 characters of "%s" causes no catastrophic backtracking',
  { timeout: TIMEOUT_MS },
  (mark) => {
    expect(parseMarkup(mark.repeat(4000 / mark.length))).not.toEqual([]);
  },
);
