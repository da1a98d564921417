import { describe, expect, test } from 'vitest';
import { TEMPLATE_CONTEXT_NAMES, type TemplateContext } from './catalogue.ts';
import { renderSample, sampleMentions } from './sample.ts';
import { variablesOf } from './variables.ts';

describe('Template samples', () => {
  test.for([
    { context: 'greeting', text: '{{ member.mention }} is {{ member.name }}', is: '<@1000000000000000101> is Alice' },
    { context: 'punishment', text: '{{ punishment.duration }}, {{ punishment.number }}', is: '1 hour, 42' },
    { context: 'job', text: '{{ work.salary }} {{ work.symbol }}', is: '250 🪙' },
  ] as const)('The sample of $text reads $is', ({ context, text, is }) => {
    expect(renderSample(text, context, 'en')).toBe(is);
  });

  test.for([
    { text: '{{ member.', is: '‹{{ member.›' },
    { text: 'Hi {{ mem and {{ member.name }}', is: 'Hi ‹{{ mem› and Alice' },
    { text: '{{ member.name }}, {{ | }}!', is: 'Alice, ‹{{ | }}›!' },
    { text: '{{ member.name }} {% if member.name %}here', is: 'Alice ‹{% if member.name %}›here' },
  ])('The sample of $text marks only its unfinished parts', ({ text, is }) => {
    const shown = renderSample(text, 'greeting', 'en');

    expect(shown.replaceAll('\uE000', '‹').replaceAll('\uE001', '›')).toBe(is);
    expect(renderSample(text, 'greeting', 'en', { form: 'plain' })).toBe(is.replaceAll(/[‹›]/g, ''));
  });

  test('The sample uses the reader’s language', () => {
    expect(renderSample('{{ member.name }}', 'greeting', 'ru')).toBe('Алиса');
  });

  test.for(
    TEMPLATE_CONTEXT_NAMES.flatMap((context) =>
      variablesOf(context).map(({ name }): [TemplateContext, string] => [context, name]),
    ),
  )('The sample for a %s has a value for %s', ([context, name]) => {
    expect(renderSample(`{{ ${name} }}`, context, 'en')).not.toBe('');
  });

  test('The sample provides display names for its mentions', () => {
    const mention = renderSample('{{ channel.mention }}', 'job', 'ru');

    expect(sampleMentions('ru').get(mention)).toBe('#общение');
  });
});
