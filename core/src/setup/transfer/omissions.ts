import * as z from 'zod/mini';
import type { Reference } from '../../base/sections/references.ts';
import { type Difference, differences } from '../../community/settings/differences.ts';
import { SECTIONS, type SectionName, type SectionValues } from '../../community/settings/sections.ts';
import { type IdMap, mapSection } from './map-section.ts';

/** What cannot be transferred from a section of a file to another guild. */
export interface TransferOmission {
  missing: Pick<Reference, 'kind' | 'id' | 'path'>[];
  /** Fields that change as a consequence, such as a message that is off because it lacks a channel. */
  consequences: Difference[];
}

/** What is left out of a section's value with this map, and the consequences. */
export function findOmissions<Name extends SectionName>(
  name: Name,
  value: SectionValues[Name],
  ids: IdMap,
): TransferOmission {
  const missing = SECTIONS[name]
    .references(value)
    .filter(({ kind, id }) => (ids[kind].get(id) ?? null) === null)
    .map(({ kind, id, path }) => ({ kind, id, path }));
  if (missing.length === 0) return { missing, consequences: [] };
  const lost = new Set(missing.map(({ id }) => id));
  const stored = (map: ReadonlyMap<string, string | null>) => new Map([...map].map(([id, to]) => [id, to ?? id]));
  const whole = mapValue(name, value, { role: stored(ids.role), channel: stored(ids.channel) });
  const rest = mapValue(name, value, ids);
  if (whole === undefined || rest === undefined) return { missing, consequences: [] };
  const isItself = ({ before }: Difference) =>
    Array.isArray(before) || (typeof before === 'string' && lost.has(before)) || before === undefined;
  return {
    missing,
    consequences: differences(SECTIONS[name].schema, whole, rest).filter((difference) => !isItself(difference)),
  };
}

function mapValue<Name extends SectionName>(name: Name, value: SectionValues[Name], ids: IdMap): unknown {
  const { schema, normalise } = SECTIONS[name];
  const parsed = z.safeParse(schema, mapSection(name, value, ids));
  return parsed.success ? normalise(parsed.data) : undefined;
}
