import { ALL_LOG_EVENTS, LOG_EVENT_FACTS } from '@perigee/core/logs/events';
import { LOCALES } from '@perigee/core/base/locales/locales';
import { describe, expect, test } from 'vitest';
import { composeBatch } from '../delivery/compose-batch.ts';
import { exampleOf } from '../site/example-entries.ts';
import { drawEntry, sizeOf } from './draw-entry.ts';
import { quoteChange } from './message-text.ts';

const given = { person: { id: '7', name: 'member' }, channelId: '9', now: new Date(0) };
const view = { guildId: '1', publicUrl: 'https://perigee.example' };

describe.for(LOCALES)('Log entries in %s', (locale) => {
  test.for(ALL_LOG_EVENTS)('The log entry for %s has its title and a description', (event) => {
    const { title, description = '' } = drawEntry(exampleOf(event, { ...given, locale }), {
      ...view,
      locale,
      textMax: 3_000,
    });

    expect(title).toBe(LOG_EVENT_FACTS[event].title[locale]);
    expect(description).not.toBe('');
    expect(description).not.toMatch(/undefined|null|\[object/);
  });
});

test('Fits any ten log entries into one message, however long their texts are', () => {
  const long = '*_`~|<@1> '.repeat(400);
  const example = exampleOf('messageDelete', { ...given, locale: 'en' });
  if (example.event !== 'messageDelete') throw new Error('another event');
  const entries = Array.from({ length: 10 }, () => ({ ...example, details: { ...example.details, text: long } }));

  const embeds = composeBatch(entries, { ...view, locale: 'en' });

  expect(embeds.reduce((sum, embed) => sum + sizeOf(embed), 0)).toBeLessThanOrEqual(6_000);
  expect(embeds).toHaveLength(10);
});

test('Shortens a long edited text to the passage that changed', () => {
  const words = 'word '.repeat(300);

  const { before, after } = quoteChange(`${words}old ${words}`, `${words}new ${words}`, 1_500);

  expect(before).toContain('~~old~~');
  expect(after).toContain('**new**');
  expect(before.length).toBeLessThan(300);
});

test('Describes saved settings in words: options, durations, switches and roles', () => {
  const example = exampleOf('settingsSave', { ...given, locale: 'ru' });
  if (example.event !== 'settingsSave') throw new Error('another event');
  const changes = [
    { path: ['links', 'options', 'policy'], before: 'allExcept', after: 'onlyThese' },
    { path: ['links', 'whitelist', 'roles'], before: [], after: ['42', '43'] },
    { path: ['duplicates', 'options', 'withinMs'], before: 60_000, after: 3_600_000 },
    { path: ['links', 'enabled'], before: false, after: true },
  ];
  const details = { section: 'automod', version: 2, changes, changeCount: changes.length };

  const { description = '' } = drawEntry({ ...example, details }, { ...view, locale: 'ru', textMax: 3_000 });
  const plain = description.replaceAll(/[\u2068\u2069\\*]/gu, '').replaceAll(/\s/gu, ' ');

  expect(plain).toContain('Все, кроме перечисленных → Только перечисленные');
  expect(plain).toContain('ничего → <@&42>, <@&43>');
  expect(plain).toContain('1 минута → 1 час');
  expect(plain).toContain('Включено: выкл. → вкл.');
});
