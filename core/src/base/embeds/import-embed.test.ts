import { describe, expect, test } from 'vitest';
import { exportEmbed } from './export-embed.ts';
import { IMPORT_MAX, importEmbed } from './import-embed.ts';
import { randomEmbeds } from './random-embeds.ts';
import { DEFAULT_EMBED, dropEmptyFields, embedTotal } from './schema.ts';

const HELLO = { ...DEFAULT_EMBED, enabled: true, title: 'Hello' };

test('An exported embed round-trips through import', () => {
  for (const embed of randomEmbeds(500)) {
    expect(importEmbed(exportEmbed(embed))).toEqual({ embed, others: 0 });
  }
});

test('Dropping empty fields is idempotent and keeps the total text length', () => {
  for (const embed of randomEmbeds(500)) {
    const dropped = dropEmptyFields({ ...embed, fields: [...embed.fields, { name: ' ', value: '', inline: true }] });

    expect(dropEmptyFields(dropped)).toEqual(dropped);
    expect(embedTotal(dropped)).toBe(embedTotal(embed));
  }
});

test('An export has the platform’s format and omits unset parts', () => {
  const json = exportEmbed({ ...HELLO, author: { name: 'Leo', url: '', iconUrl: 'https://perigee.example/leo.png' } });

  expect(JSON.parse(json)).toEqual({
    embeds: [{ title: 'Hello', color: 0x00a6ff, author: { name: 'Leo', icon_url: 'https://perigee.example/leo.png' } }],
  });
});

describe('Embed import formats', () => {
  test.for([
    { as: 'a message', given: { content: 'Hi', embeds: [{ title: 'Hello' }], components: [] }, others: 0 },
    { as: 'the first of several', given: { embeds: [{ title: 'Hello' }, {}, {}] }, others: 2 },
    { as: 'a list', given: [{ title: 'Hello' }, {}], others: 1 },
    { as: 'a legacy message', given: { embed: { title: 'Hello' } }, others: 0 },
    { as: 'a bare embed', given: { title: 'Hello' }, others: 0 },
    { as: 'a stored embed', given: HELLO, others: 0 },
    { as: 'an API response', given: { title: 'Hello', type: 'rich', content_scan_version: 1 }, others: 0 },
    {
      as: 'an object with nulls for unset parts',
      given: { title: 'Hello', author: null, fields: null, color: null },
      others: 0,
    },
  ])('Imports an embed given as $as', ({ given, others }) => {
    expect(importEmbed(JSON.stringify(given))).toEqual({ embed: HELLO, others });
  });

  test.for([
    { given: { color: 16711808 }, parts: { color: '#ff0080' } },
    { given: { color: '#FF0080' }, parts: { color: '#ff0080' } },
    {
      given: { footer: { text: 'x', iconURL: 'https://a.example' } },
      parts: { footer: { text: 'x', iconUrl: 'https://a.example' } },
    },
    {
      given: { timestamp: 1795262400000 },
      parts: { timestamp: { type: 'custom', date: '2026-11-21T12:00:00.000Z', template: '' } },
    },
    { given: { timestamp: 'now' }, parts: { timestamp: { type: 'current', date: '', template: '' } } },
  ])('Imports an embed with $given', ({ given, parts }) => {
    expect(importEmbed(JSON.stringify({ title: 'Hello', ...given }))).toEqual({
      embed: { ...HELLO, ...parts },
      others: 0,
    });
  });
});

describe('Refused embed imports', () => {
  test.for([
    { json: '', issues: [{ path: '', code: 'notJson' }] },
    { json: '{"title": "Hello",}', issues: [{ path: '', code: 'notJson' }] },
    { json: `"${'x'.repeat(IMPORT_MAX)}"`, issues: [{ path: '', code: 'jsonTooLong', params: { max: IMPORT_MAX } }] },
    { json: '[]', issues: [{ path: '', code: 'noEmbed' }] },
    { json: '{}', issues: [{ path: '', code: 'noEmbed' }] },
    { json: 'null', issues: [{ path: '', code: 'noEmbed' }] },
    { json: '{"embeds":{}}', issues: [{ path: '', code: 'noEmbed' }] },
    { json: '['.repeat(IMPORT_MAX), issues: [{ path: '', code: 'notJson' }] },
    { json: '{"titel":"Hello"}', issues: [{ path: 'titel', code: 'unknownField' }] },
    { json: '{"__proto__":{"title":"Hello"}}', issues: [{ path: '__proto__', code: 'unknownField' }] },
    { json: '{"embeds":[{"title":5}]}', issues: [{ path: 'embeds.0.title', code: 'invalidType' }] },
    { json: '{"fields":[{"name":"a","value":{}}]}', issues: [{ path: 'fields.0.value', code: 'invalidType' }] },
    { json: '{"fields":{"length":3}}', issues: [{ path: 'fields', code: 'invalidType' }] },
    { json: '{"color":16777216}', issues: [{ path: 'color', code: 'colorInvalid' }] },
    { json: '{"color":"sky"}', issues: [{ path: 'color', code: 'colorInvalid' }] },
    { json: '{"timestamp":"soon"}', issues: [{ path: 'timestamp', code: 'dateInvalid' }] },
    { json: '{"timestamp":1e300}', issues: [{ path: 'timestamp', code: 'dateInvalid' }] },
    { json: '[{"image":{"url":"javascript:1"}}]', issues: [{ path: '0.image.url', code: 'invalidUrl' }] },
    { json: '{"author":{"icon_url":"x"}}', issues: [{ path: 'author.icon_url', code: 'invalidUrl' }] },
    { json: '{"fields":[{"value":"x"}]}', issues: [{ path: 'fields.0.name', code: 'fieldNameRequired' }] },
    { json: '{"enabled":true,"footer":{"icon_url":""}}', issues: [{ path: 'footer.icon_url', code: 'unknownField' }] },
  ])('Refuses to import $json', ({ json, issues }) => {
    expect(importEmbed(json)).toEqual({ issues });
  });

  test('An import reports every text over its limit', () => {
    const json = JSON.stringify({ embeds: [{ title: 'x'.repeat(257), description: 'x'.repeat(4096) }] });

    expect(importEmbed(json)).toEqual({
      issues: [
        { path: 'embeds.0.title', code: 'tooLong', params: { max: 256 } },
        { path: 'embeds.0.description', code: 'tooLong', params: { max: 2048 } },
      ],
    });
  });
});
