import { describe, expect, test } from 'vitest';
import { offsetOf, splitTemplate } from './split-template.ts';

describe('Template highlighting', () => {
  test.for([
    { text: '', kinds: [] },
    { text: 'hello', kinds: ['text'] },
    { text: 'Hi {{ member.name }}!', kinds: ['text', 'output', 'text'] },
    { text: '{% if a %}{{ b }}{% endif %}', kinds: ['tag', 'output', 'tag'] },
    { text: 'a {{ open\nb', kinds: ['text', 'output', 'text'] },
    { text: 'a {{ open {{ b }}', kinds: ['text', 'output', 'output'] },
    { text: '{{ one\n}}', kinds: ['output'] },
    { text: '100 % } { {', kinds: ['text'] },
  ])('The template "$text" splits into $kinds', ({ text, kinds }) => {
    const parts = splitTemplate(text);

    expect(parts.map(({ kind }) => kind)).toEqual(kinds);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});

test('A line and a column convert to a character offset', () => {
  const text = 'one\ntwo {{ x }}';

  expect(text.slice(offsetOf(text, { line: 2, column: 5 }))).toBe('{{ x }}');
});
