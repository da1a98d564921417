import { expect, test } from 'vitest';
import { listFields } from './list-fields.ts';

test('every field has words of both languages, and stands once', () => {
  const fields = listFields();

  const places = fields.map(({ section, path }) => `${section.name}.${path}`);
  const nameless = fields.filter(({ title }) => !/[a-z@]/i.test(title.en) || !/[а-яё@]/i.test(title.ru));
  expect(new Set(places).size).toBe(places.length);
  expect(nameless).toEqual([]);
  expect(places).toEqual(
    expect.arrayContaining(['general.prefix', 'levels.enabled', 'items.', 'automod.flood.enabled']),
  );
});

test('commands are no fields, as each server has its own', () => {
  const fields = listFields();

  expect(fields.filter(({ section }) => section.name === 'commands')).toEqual([]);
});

test('a switch is called as what it switches, inside of what that belongs to', () => {
  const found = listFields().find(
    ({ section, path }) => section.name === 'greetings' && path === 'join.picture.enabled',
  );

  expect(found).toMatchObject({
    title: { en: 'Welcome picture', ru: 'Картинка с приветствием' },
    trail: { en: 'Greetings › Join message', ru: 'Приветствия › Вход на сервер' },
  });
});
