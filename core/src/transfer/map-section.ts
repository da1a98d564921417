import { SECTIONS, type SectionName, type SectionValues } from '../settings/sections.ts';
import { rewrite } from './rewrite.ts';

/** What the ids of another guild stand for here; null for nothing. */
export interface IdMap {
  role: ReadonlyMap<string, string | null>;
  channel: ReadonlyMap<string, string | null>;
}

/** A section's value as it would be here: with this guild's roles and channels, in its fields and in its templates. */
export function mapSection<Name extends SectionName>(name: Name, value: SectionValues[Name], ids: IdMap): unknown {
  const { references, templates } = SECTIONS[name];
  const fields = references(value).flatMap(({ kind, id, path, neededBy }): Replacement[] => {
    const to = ids[kind].get(id) ?? null;
    // What has nowhere to go is off, not a refusal of the whole.
    return [[path, to], ...(to === null && neededBy !== undefined ? [[neededBy, false] as const] : [])];
  });
  const texts = templates(value).map(({ path, text }) => [path, mapTemplate(text, ids)] as const);
  return rewrite(value, new Map<string, string | false | null>([...fields, ...texts]));
}

type Replacement = readonly [path: string, to: string | false | null];

/** The ids of every role and channel a section names, in its fields and in its templates. */
export function namedIds<Name extends SectionName>(name: Name, value: SectionValues[Name]): string[] {
  const { references, templates } = SECTIONS[name];
  const mentioned = templates(value).flatMap(({ text }) => text.match(/(?<=\b(?:role|channel)\.)\d{1,20}/g) ?? []);
  return [...references(value).map(({ id }) => id), ...mentioned];
}

/** `{{ role.123 }}` names a role by its id. One that stands for nothing here stays, for the check to point at. */
function mapTemplate(text: string, ids: IdMap): string {
  return text.replace(/\b(role|channel)\.(\d{1,20})\b/g, (mention, kind: string, id: string) => {
    const to = kind === 'role' ? ids.role.get(id) : ids.channel.get(id);
    return to === undefined || to === null ? mention : `${kind}.${to}`;
  });
}
