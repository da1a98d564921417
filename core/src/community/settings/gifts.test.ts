import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Section } from '../../base/sections/define-section.ts';
import { easedGifts } from '../../base/sections/gifts.ts';
import { arbitraryValue } from './arbitrary-value.ts';
import { SECTION_NAMES, type SectionName, SECTIONS, type SectionValues } from './sections.ts';

test.for(SECTION_NAMES)(
  'Section %s lists every granted role as a gift, and an unchanged value eases no gift',
  (name) => {
    expect(wrongGifts(name)).toEqual({ name, wrong: [] });
  },
);

/** For random values: roles that are given but are not among the gifts, and gifts reported as eased from themselves. */
function wrongGifts<Name extends SectionName>(name: Name): { name: Name; wrong: unknown[] } {
  const { schema, normalise, references, gifts }: Section<SectionValues[Name]> = SECTIONS[name];
  const wrong = fc.sample(arbitraryValue(schema), { numRuns: 50 }).flatMap((drawn) => {
    const value = normalise(z.parse(schema, drawn));
    const all = gifts(value);
    const paths = new Set(all.map(({ path }) => path));
    const missing = references(value).filter(({ path, isGiven }) => isGiven === true && !paths.has(path));
    return [...missing, ...easedGifts(all, gifts(normalise(value)))];
  });
  return { name, wrong };
}
