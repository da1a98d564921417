import { expect, test } from 'vitest';
import { listFields } from './list-fields.ts';

test('Every field has a title in both languages and is listed once', () => {
  const fields = listFields();

  const places = fields.map(({ section, path }) => `${section.name}.${path}`);
  const nameless = fields.filter(({ title }) => !/[a-z@]/i.test(title.en) || !/[а-яё@]/i.test(title.ru));
  expect(new Set(places).size).toBe(places.length);
  expect(nameless).toEqual([]);
  expect(places).toEqual(
    expect.arrayContaining(['general.prefix', 'levels.enabled', 'items.', 'automod.flood.enabled']),
  );
});

test('The field list excludes commands, which each server has its own settings for', () => {
  const fields = listFields();

  expect(fields.filter(({ section }) => section.name === 'commands')).toEqual([]);
});

test('A switch field has the title of the feature it switches, with a trail of its parents', () => {
  const found = listFields().find(
    ({ section, path }) => section.name === 'greetings' && path === 'join.picture.enabled',
  );

  expect(found).toMatchObject({
    title: { en: 'Welcome picture', ru: 'Картинка с приветствием' },
    trail: { en: 'Greetings › Join message', ru: 'Приветствия › Вход на сервер' },
  });
});
