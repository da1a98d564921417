import { describe, expect, test } from 'vitest';
import { TEMPLATE_PLACE_NAMES, type TemplatePlace } from './catalogue.ts';
import { renderSample, sampleMentions } from './sample.ts';
import { variablesOf } from './variables.ts';

describe('a sample', () => {
  test.for([
    { place: 'greeting', text: '{{ member.mention }} is {{ member.name }}', is: '<@1000000000000000101> is Alice' },
    { place: 'punishment', text: '{{ punishment.duration }}, {{ punishment.number }}', is: '1 hour, 42' },
    { place: 'job', text: '{{ work.salary }} {{ work.symbol }}', is: '250 🪙' },
    { place: 'greeting', text: '{{ member.', is: '{{ member.' },
  ] as const)('of $text reads $is', ({ place, text, is }) => {
    expect(renderSample(text, place, 'en')).toBe(is);
  });

  test('is told in the reader’s language', () => {
    expect(renderSample('{{ member.name }}', 'greeting', 'ru')).toBe('Алиса');
  });

  test.for(
    TEMPLATE_PLACE_NAMES.flatMap((place) =>
      variablesOf(place).map(({ name }): [TemplatePlace, string] => [place, name]),
    ),
  )('in a %s has something for %s', ([place, name]) => {
    expect(renderSample(`{{ ${name} }}`, place, 'en')).not.toBe('');
  });

  test('knows how its mentions are drawn', () => {
    const mention = renderSample('{{ channel.mention }}', 'job', 'ru');

    expect(sampleMentions('ru').get(mention)).toBe('#общение');
  });
});
