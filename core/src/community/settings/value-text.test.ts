import { describe, expect, test } from 'vitest';
import type { core } from 'zod/mini';
import { SECTION_LIST, type SectionName, SECTIONS } from './sections.ts';
import { metadataOf, fieldAt, fieldIn, fieldNames } from '../../base/schemas/field-metadata.ts';
import { fieldPathText } from './field-text.ts';
import { valueText } from './value-text.ts';

const inRussian = (section: SectionName, path: string, value: unknown) => {
  const field = fieldAt(SECTIONS[section].schema, path.split('.').filter(Boolean));
  const nameId = (id: string, kind?: string) => (kind === undefined ? id : `${kind} ${id}`);
  return valueText(field, value, { locale: 'ru', nameId }).replaceAll(/\s/gu, ' ');
};

describe('Values in a change list', () => {
  test.for([
    { section: 'customJobs', path: 'Observer.cooldown', value: 5_400_000, words: '1 час 30 минут' },
    { section: 'automod', path: 'duplicates.options.withinMs', value: 60_000, words: '1 минута' },
    { section: 'general', path: 'language.interface', value: 'en', words: 'Английский' },
    { section: 'moderation', path: 'warnsPunishments.3.punishment.type', value: 'mute', words: 'Мут' },
    { section: 'greetings', path: 'join.embed.timestamp.type', value: 'custom', words: 'Своё время' },
    { section: 'automod', path: 'links.options.policy', value: 'onlyThese', words: 'Только перечисленные' },
    { section: 'greetings', path: 'join.message', value: 'mute', words: 'mute' },
    { section: 'greetings', path: 'join.channel', value: '42', words: 'channel 42' },
    { section: 'commands', path: 'ban.allowedRoles', value: ['7'], words: 'role 7' },
    { section: 'items', path: 'Sticker.price', value: 3_600_000, words: '3 600 000' },
  ] as const)('The $section value $value at $path reads “$words”', ({ section, path, value, words }) => {
    expect(inRussian(section, path, value)).toBe(words);
  });

  test('A composite value lists its parts, name first, and skips empty ones', () => {
    const job = { cooldown: 60_000, iconUrl: '', requiredRoles: [], name: 'Observer' };

    expect(inRussian('customJobs', 'Observer', job)).toBe('Название: Observer, Перерыв: 1 минута');
  });
});

describe('Field paths', () => {
  test.for([
    { section: 'general', path: 'language.commands', words: 'Язык › Команды' },
    { section: 'editors', path: 'commands', words: 'Команды' },
    { section: 'automod', path: 'flood.options.messages', words: 'Флуд › Параметры › Сообщения' },
    { section: 'logs', path: 'list.roleEdit.channel', words: 'События › Роль изменена › Канал' },
    { section: 'commands', path: 'ban.allowedRoles', words: 'ban › Разрешённые роли' },
    { section: 'items', path: 'Color.price', words: 'Color › Цена' },
    { section: 'items', path: '15.price', words: 'Цена' },
  ] as const)('The $section path $path reads “$words”', ({ section, path, words }) => {
    const read = fieldPathText(SECTIONS[section].schema, path.split('.'), 'ru');

    expect(read).toBe(words);
  });
});

/** The paths of all fields of a schema without a human-readable name. */
function unnamedIn(schema: core.$ZodType | undefined, path = ''): string[] {
  const names = fieldNames(schema);
  const unnamed = names.filter((name) => metadataOf(fieldIn(schema, name)).name === undefined);
  const entry = names.length === 0 ? fieldIn(schema, '') : undefined;
  return [
    ...unnamed.map((name) => `${path}.${name}`),
    ...names.flatMap((name) => unnamedIn(fieldIn(schema, name), `${path}.${name}`)),
    ...(entry === undefined ? [] : unnamedIn(entry, `${path}.*`)),
  ];
}

test.for(SECTION_LIST)('Every field of section $name has a human-readable name', ({ name, schema }) => {
  expect(unnamedIn(schema, name)).toEqual([]);
});
