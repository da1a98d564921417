import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mapSection, referencedIds } from './map-section.ts';
import { arbitraryValue } from '../../community/settings/arbitrary-value.ts';
import { SECTION_NAMES, type SectionName, SECTIONS, type SectionValues } from '../../community/settings/sections.ts';

// A fixed seed, so that the test does not fail at random.
const RUNS = { numRuns: 60, seed: 20_261_121 };

describe.for(SECTION_NAMES)('Section %s', (name) => {
  test(`Normalising any ${name} value is idempotent and keeps it valid`, () => {
    fc.assert(
      fc.property(arbitraryValue(SECTIONS[name].schema), (given) => {
        const once = normaliseValue(name, given);

        expect(z.parse(SECTIONS[name].schema, once)).toEqual(once);
        expect(normaliseValue(name, once)).toEqual(once);
      }),
      RUNS,
    );
  });

  test(`Any ${name} value round-trips through an export file`, () => {
    fc.assert(
      fc.property(arbitraryValue(SECTIONS[name].schema), (given) => {
        const saved = normaliseValue(name, given);

        expect(transferValue(name, JSON.parse(JSON.stringify(saved)))).toEqual(saved);
      }),
      RUNS,
    );
  });
});

function normaliseValue<Name extends SectionName>(name: Name, given: unknown): SectionValues[Name] {
  const { schema, normalise } = SECTIONS[name];
  return normalise(z.parse(schema, given));
}

/** Like an import in which every id maps to itself. */
function transferValue<Name extends SectionName>(name: Name, read: unknown): SectionValues[Name] {
  const { schema, normalise } = SECTIONS[name];
  const value = z.parse(schema, read);
  const same = new Map(referencedIds(name, value).map((id) => [id, id]));
  return normalise(z.parse(schema, mapSection(name, value, { role: same, channel: same })));
}
