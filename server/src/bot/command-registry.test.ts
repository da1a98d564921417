import { describe, expect, test } from 'vitest';
import { createCommandRegistry } from './command-registry.ts';
import { defineCommand } from './define-command.ts';

const command = (name: string, ru: string, aliases: string[] = []) =>
  defineCommand({
    name,
    category: 'general',
    config: { en: { name, description: name, aliases }, ru: { name: ru, description: ru, aliases: [] } },
    run: async () => {},
  });

const help = command('help', 'помощь', ['h']);
const registry = createCommandRegistry([help, command('ping', 'пинг')]);

describe('Command lookup', () => {
  test.for([
    { locale: 'en' as const, typed: 'HELP', found: help },
    { locale: 'en' as const, typed: 'h', found: help },
    { locale: 'en' as const, typed: 'помощь', found: undefined },
    { locale: 'ru' as const, typed: 'Помощь', found: help },
    { locale: 'ru' as const, typed: 'help', found: help },
    { locale: 'ru' as const, typed: 'h', found: undefined },
  ])('Looks up "$typed" only among $locale names and aliases', ({ locale, typed, found }) => {
    expect(registry.find(locale, typed)).toBe(found);
  });

  test('Rejects two commands that share a name or alias', () => {
    expect(() => createCommandRegistry([help, command('hide', 'спрятать', ['h'])])).toThrow(/both answer to "h"/);
  });
});
