import { describe, expect, test } from 'vitest';
import { findCompletion, insertionOf } from './find-completion.ts';

/** The bar ¦ marks the caret. */
function at(marked: string) {
  return { text: marked.replace('¦', ''), caret: marked.indexOf('¦') };
}

describe('Completion list', () => {
  test.for([
    { marked: '{{¦', kind: 'variable', query: '' },
    { marked: 'Hi {{ ¦', kind: 'variable', query: '' },
    { marked: 'Hi {{ mem¦', kind: 'variable', query: 'mem' },
    { marked: '{{ member.na¦me }}', kind: 'variable', query: 'member.na' },
    { marked: '{{- гла¦', kind: 'variable', query: 'гла' },
    { marked: '{{ member.name | up¦', kind: 'filter', query: 'up' },
    { marked: '{{ a }} {{ ¦ }}', kind: 'variable', query: '' },
  ])('Completion is offered at $marked', ({ marked, ...wanted }) => {
    const { text, caret } = at(marked);

    expect(findCompletion(text, caret)).toMatchObject(wanted);
  });

  test.for([
    '¦',
    'Hi¦',
    '{ ¦',
    '{{ member.name }}¦',
    '{{ member.name ¦',
    "{{ x | append: 'a¦",
    '{{¦'.replace('{{', '{% if '),
  ])('Completion is not offered at %s', (marked) => {
    const { text, caret } = at(marked);

    expect(findCompletion(text, caret)).toBeNull();
  });
});

describe('Completing member.name', () => {
  test.for([
    { marked: '{{¦', is: '{{ member.name }}' },
    { marked: '{{ mem¦', is: '{{ member.name }}' },
    { marked: '{{ mem¦ber.id }}', is: '{{ member.name }}' },
    { marked: '{{ ¦}}', is: '{{ member.name}}' },
    { marked: '{{ m¦ | upcase }}', is: '{{ member.name | upcase }}' },
    { marked: '{{ ¦welcome', is: '{{ member.name }}welcome' },
    { marked: '{{ ¦member.id }}', is: '{{ member.name }}' },
    { marked: '{{¦ and more', is: '{{ member.name }} and more' },
  ])('Completing member.name at $marked gives $is', ({ marked, is }) => {
    const { text, caret } = at(marked);
    const completion = findCompletion(text, caret);
    const insertion = completion && insertionOf(text, completion, 'member.name');

    expect(insertion && text.slice(0, insertion.start) + insertion.text + text.slice(insertion.end)).toBe(is);
  });
});
