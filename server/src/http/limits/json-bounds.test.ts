import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithinBounds } from './json-bounds.ts';

test('Measures JSON text by the depth and width of its value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 2, max: 12 }), (value, limit) => {
      const json = JSON.stringify(value);
      const none = { values: Infinity, entries: Infinity, depth: Infinity };

      expect(isWithinBounds(json, { ...none, depth: limit })).toBe(depthOf(value) <= limit);
      expect(isWithinBounds(json, { ...none, entries: limit })).toBe(widthOf(value) <= limit);
    }),
  );
});

test.for([
  ['[1,"a,b","\\",:[{"]', 4, true],
  ['[1,"a,b","\\",:[{",1]', 3, false],
  ['{"a":1,"b":[]}', 5, true],
  ['{"a":1,"b":[]}', 4, false],
  ['"[[[[[[[[', 0, true],
] as const)('Checks whether %s fits into %d values: %s', ([json, values, isWithin]) => {
  expect(isWithinBounds(json, { values, entries: 100, depth: 100 })).toBe(isWithin);
});

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

function widthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return Math.max(inner.length, ...inner.map(widthOf));
}
