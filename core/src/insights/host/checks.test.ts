import { describe, expect, test } from 'vitest';
import type { CheckTexts } from './check-catalogue.ts';
import { CHECKS, describeCheck } from './checks.ts';

const FINDINGS = Object.entries<CheckTexts>(CHECKS).flatMap(([id, { findings }]) =>
  Object.entries(findings).map(([finding, texts]) => ({ id, finding, texts })),
);

describe('Doctor findings', () => {
  test.for(FINDINGS)(
    'The doctor finding $id $finding has the same placeholders in both languages',
    ({ texts: { found, todo } }) => {
      const factsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

      expect(factsOf(found.ru)).toEqual(factsOf(found.en));
      expect(factsOf(todo?.ru ?? '')).toEqual(factsOf(todo?.en ?? ''));
    },
  );

  test.for(FINDINGS.filter(({ texts }) => ['warn', 'bad'].includes(texts.status)))(
    'The doctor finding $id $finding suggests a fix',
    ({ texts }) => {
      expect(texts.todo?.en).toMatch(/[.?]$/);
      expect(texts.todo?.ru).toMatch(/[.?]$/);
    },
  );

  test('A doctor finding is rendered with its facts filled in', () => {
    const described = describeCheck({ id: 'space', finding: 'full', facts: { freeMb: 1200 } }, 'en');

    expect(described).toMatchObject({ title: 'Space', found: 'Only 1,200 MB are free' });
  });

  test('A doctor finding unknown to this version is not shown', () => {
    expect(describeCheck({ id: 'horoscope', finding: 'bad', facts: {} }, 'en')).toBeNull();
  });
});
