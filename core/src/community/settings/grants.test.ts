import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Section } from '../../base/sections/define-section.ts';
import { easedGrants } from '../../base/sections/grants.ts';
import { arbitraryValue } from './arbitrary-value.ts';
import { SECTION_NAMES, type SectionName, SECTIONS, type SectionValues } from './sections.ts';

test.for(SECTION_NAMES)(
  'Section %s lists every role it gives as a grant, and an unchanged value eases no grant',
  (name) => {
    expect(wrongGrants(name)).toEqual({ name, wrong: [] });
  },
);

/** For random values: roles that are given but not among the grants, and grants reported as eased from themselves. */
function wrongGrants<Name extends SectionName>(name: Name): { name: Name; wrong: unknown[] } {
  const { schema, normalise, references, grants }: Section<SectionValues[Name]> = SECTIONS[name];
  const wrong = fc.sample(arbitraryValue(schema), { numRuns: 50 }).flatMap((drawn) => {
    const value = normalise(z.parse(schema, drawn));
    const all = grants(value);
    const paths = new Set(all.map(({ path }) => path));
    const missing = references(value).filter(({ path, isGiven }) => isGiven === true && !paths.has(path));
    return [...missing, ...easedGrants(all, grants(normalise(value)))];
  });
  return { name, wrong };
}
