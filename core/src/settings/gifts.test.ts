import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Section } from '../sections/define-section.ts';
import { easedGifts } from '../sections/gifts.ts';
import { arbitraryValue } from './arbitrary-value.ts';
import { SECTION_NAMES, type SectionName, SECTIONS, type SectionValues } from './sections.ts';

test.for(SECTION_NAMES)('%s counts every role it gives among its gifts, and as it stands eases none', (name) => {
  holdGifts(name);
});

function holdGifts<Name extends SectionName>(name: Name): void {
  const { schema, normalise, references, gifts }: Section<SectionValues[Name]> = SECTIONS[name];
  fc.assert(
    fc.property(arbitraryValue(schema), (drawn) => {
      const value = normalise(z.parse(schema, drawn));
      const all = gifts(value);
      const paths = all.map(({ path }) => path);

      expect(paths).toEqual(
        expect.arrayContaining(references(value).flatMap(({ path, isGiven }) => (isGiven === true ? [path] : []))),
      );
      expect(easedGifts(all, gifts(normalise(value)))).toEqual([]);
    }),
    { numRuns: 50 },
  );
}
