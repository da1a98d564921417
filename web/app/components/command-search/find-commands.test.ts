import type { Command } from '@perigee/core/community/commands/schema';
import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const text = (name: string, description: string, aliases: string[] = []) => ({ name, description, aliases });

function command(name: string, category: Command['category'], config: Command['config']): Command {
  return { name, category, config, options: [], subcommands: [], boostRequired: false, defaultMemberPermissions: [] };
}

const COMMANDS = [
  command('avatar', 'utilities', { en: text('avatar', 'Shows a picture'), ru: text('аватар', 'Показывает картинку') }),
  command('ping', 'general', {
    en: text('ping', 'Says how fast I am', ['pong']),
    ru: text('пинг', 'Говорит о скорости'),
  }),
];

const namesOf = (query: string, locale: 'en' | 'ru' = 'en') =>
  findCommands(COMMANDS, locale, query).map(({ category, commands }) => [
    category,
    ...commands.map(({ name }) => name),
  ]);

test('Without a query, command search lists every non-empty category in site order', () => {
  const groups = namesOf('');

  expect(groups).toEqual([
    ['general', 'ping'],
    ['utilities', 'avatar'],
  ]);
});

test.for([
  { query: 'PONG', locale: 'en' as const, found: ['ping'] },
  { query: '/ping', locale: 'en' as const, found: ['ping'] },
  { query: 'a picture', locale: 'en' as const, found: ['avatar'] },
  { query: 'Скорости', locale: 'ru' as const, found: ['ping'] },
  { query: 'ping', locale: 'ru' as const, found: [] },
])('Searching commands for “$query” in $locale finds $found', ({ query, locale, found }) => {
  const groups = namesOf(query, locale);

  expect(groups.flatMap(([, ...names]) => names)).toEqual(found);
});
