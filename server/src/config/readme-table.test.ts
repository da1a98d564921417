import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingsSchema } from './settings-schema.ts';

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+?) \| .+ \|$/gm)].map(([, name = '', standard = '']) => ({
  name,
  standard,
}));

test('The README lists every setting in schema order', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(settingsSchema.shape));
});

test.for(rows)('The README states the default of $name: $standard', ({ name, standard }) => {
  const written = new Map(Object.entries(settingsSchema.shape)).get(name)?.def.defaultValue;

  // A default described in words is not a value to put into the variable.
  expect(/^`([^`]+)`$/.exec(standard)?.[1] ?? null).toBe(written);
});
