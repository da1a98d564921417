import { describe, expect, test } from 'vitest';
import type { CheckTexts } from './check-catalogue.ts';
import { CHECKS, describeCheck } from './checks.ts';

const FINDINGS = Object.entries<CheckTexts>(CHECKS).flatMap(([id, { findings }]) =>
  Object.entries(findings).map(([finding, texts]) => ({ id, finding, texts })),
);

describe('a finding of the doctor', () => {
  test.for(FINDINGS)('$id $finding names the same facts in both languages', ({ texts: { found, todo } }) => {
    const factsOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

    expect(factsOf(found.ru)).toEqual(factsOf(found.en));
    expect(factsOf(todo?.ru ?? '')).toEqual(factsOf(todo?.en ?? ''));
  });

  test.for(FINDINGS.filter(({ texts }) => ['warn', 'bad'].includes(texts.status)))(
    '$id $finding says what to do about it',
    ({ texts }) => {
      expect(texts.todo?.en).toMatch(/[.?]$/);
      expect(texts.todo?.ru).toMatch(/[.?]$/);
    },
  );

  test('is told with its facts filled in', () => {
    const described = describeCheck({ id: 'space', finding: 'full', facts: { freeMb: 1200 } }, 'en');

    expect(described).toMatchObject({ title: 'Space', found: 'Only 1,200 MB are free' });
  });

  test('of another version is not told', () => {
    expect(describeCheck({ id: 'horoscope', finding: 'bad', facts: {} }, 'en')).toBeNull();
  });
});
