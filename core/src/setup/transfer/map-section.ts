import { SECTIONS, type SectionName, type SectionValues } from '../../community/settings/sections.ts';
import { rewrite } from './rewrite.ts';

/** Maps ids of another guild to ids of this one; null where there is none. */
export interface IdMap {
  role: ReadonlyMap<string, string | null>;
  channel: ReadonlyMap<string, string | null>;
}

/** A section's value with this guild's roles and channels, in its fields and in its templates. */
export function mapSection<Name extends SectionName>(name: Name, value: SectionValues[Name], ids: IdMap): unknown {
  const { references, templates } = SECTIONS[name];
  const fields = references(value).flatMap(({ kind, id, path, neededBy }): Replacement[] => {
    const to = ids[kind].get(id) ?? null;
    // A feature without its channel or role is switched off instead of failing the whole import.
    return [[path, to], ...(to === null && neededBy !== undefined ? [[neededBy, false] as const] : [])];
  });
  const texts = templates(value).map(({ path, text }) => [path, mapTemplate(text, ids)] as const);
  return rewrite(value, new Map<string, string | false | null>([...fields, ...texts]));
}

type Replacement = readonly [path: string, to: string | false | null];

/** The ids of every role and channel that a section's fields and templates name. */
export function referencedIds<Name extends SectionName>(name: Name, value: SectionValues[Name]): string[] {
  const { references, templates } = SECTIONS[name];
  const mentioned = templates(value).flatMap(({ text }) => text.match(/(?<=\b(?:role|channel)\.)\d{1,20}/g) ?? []);
  return [...references(value).map(({ id }) => id), ...mentioned];
}

/**
 * Maps role and channel ids in a template, such as `{{ role.123 }}`. Ids without a match stay, for the check to report.
 */
function mapTemplate(text: string, ids: IdMap): string {
  return text.replace(/\b(role|channel)\.(\d{1,20})\b/g, (mention, kind: string, id: string) => {
    const to = kind === 'role' ? ids.role.get(id) : ids.channel.get(id);
    return to === undefined || to === null ? mention : `${kind}.${to}`;
  });
}
