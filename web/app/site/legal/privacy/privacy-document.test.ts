import { LOCALES } from '@perigee/core/base/locales/locales';
import { listStores } from '@perigee/core/site/privacy/data-stores';
import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { describe, expect, test } from 'vitest';
import { privacyDocument } from './privacy-document.ts';

describe.for(LOCALES)('Privacy page in %s', (locale) => {
  const items = privacyDocument(locale).paragraphs.flatMap((paragraph) => paragraph.items);
  const named = new Map(items.flatMap((item) => (typeof item === 'string' ? [] : [[item.id, item]])));

  test.for(listStores())('The privacy page describes $name and its retention', ({ name, store }) => {
    const item = named.get(name);
    const times = store.retention
      .filter((time) => RETENTION_MS[time] > 0)
      .map((time) => writeDuration(RETENTION_MS[time], locale));

    expect(item?.text.length).toBeGreaterThan(20);
    for (const time of times) expect(item?.kept).toContain(time);
    // The line is never empty after “Kept:”, even if nothing expires by itself.
    expect(item?.kept).toMatch(/^\p{L}+: .{3,}\.$/u);
    expect(item?.kept).not.toContain('{time}');
  });

  test('The privacy page names data deleted with a member or the bot, and data kept despite a request', () => {
    const plain = items.filter((item) => typeof item === 'string').join('\n');
    const inQuestion = listStores().filter(({ store }) => 'goesWith' in store || store.deletedFor !== 'person');

    for (const { name } of inQuestion) expect(plain).toContain(named.get(name)?.title);
  });

  test('Every retention time belongs to at least one data store', () => {
    const mentioned = new Set<string>(listStores().flatMap(({ store }) => store.retention));

    expect(Object.keys(RETENTION_MS).filter((name) => !mentioned.has(name))).toEqual([]);
  });
});

test('Retention times use the correct Russian plural forms', () => {
  const kept = privacyDocument('ru').paragraphs.flatMap(({ items }) =>
    items.flatMap((item) => (typeof item === 'string' ? [] : [item.kept])),
  );

  expect(kept.join('\n')).toMatch(/\b62 дня/);
  expect(kept.join('\n')).toMatch(/\b180 дней/);
  expect(kept.join('\n')).toMatch(/\b1 час /);
});
