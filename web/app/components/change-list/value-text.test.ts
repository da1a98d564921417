import { DEFAULT_COMMAND_SETTINGS } from '@perigee/core/commands/command-settings';
import { SECTIONS } from '@perigee/core/settings/sections';
import { describe, expect, test } from 'vitest';
import type { Message, SayText } from '../../lib/preferences/use-text.ts';
import { fieldText } from './field-text.ts';
import { valueText } from './value-text.ts';

const guild = { roles: [], channels: [] };

function speaking(locale: 'en' | 'ru'): SayText {
  return <Inputs>(message: Message<Inputs | Record<string, never>>, inputs?: Inputs) =>
    message(inputs ?? {}, { locale });
}

const inRussian = (field: string, value: unknown) =>
  valueText(field, value, { text: speaking('ru'), locale: 'ru', guild });

describe('a value in a list of changes', () => {
  test.for([
    { field: 'cooldown', value: 5_400_000, words: '1 час 30 минут' },
    { field: 'withinMs', value: 60_000, words: '1 минута' },
    { field: 'interface', value: 'en', words: 'Английский' },
    { field: 'type', value: 'mute', words: 'Мут' },
    { field: 'policy', value: 'onlyThese', words: 'Только перечисленные' },
    { field: 'message', value: 'mute', words: 'mute' },
    { field: 'price', value: 3_600_000, words: '3 600 000' },
  ])('$field $value reads “$words”', ({ field, value, words }) => {
    expect(inRussian(field, value).replaceAll(/\s/gu, ' ')).toBe(words);
  });

  test('names the parts of a whole, the name first, and is silent about empty ones', () => {
    const job = { cooldown: 60_000, iconUrl: '', requiredRoles: [], name: 'Observer' };

    expect(inRussian('', job)).toBe('Название: Observer, Перерыв: 1 минута');
  });
});

/** The names of all fields in a value, but for those of whole lists. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}

test('every field that settings have from the start has a name of its own in Russian', () => {
  const values = [...Object.values(SECTIONS).map(({ initial }) => initial), DEFAULT_COMMAND_SETTINGS];
  const names = new Set(values.flatMap(namesIn));

  const unnamed = [...names].filter((name) => fieldText(speaking('ru'), name) === name);

  expect(unnamed).toEqual([]);
});
