import type { core } from 'zod/mini';
import type { Locale } from '../../base/locales/locales.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import { fieldIn, fieldNames, isRecord } from '../../base/schemas/field-metadata.ts';
import { TAB_TITLES } from '../../base/tabs/tabs.ts';
import { fieldPathText } from './field-text.ts';
import { type ListedSection, SECTION_LIST } from './sections.ts';

/** A field of a server's settings, as listed in the command palette. */
export interface ListedField {
  section: ListedSection;
  /** Dotted path within the section; empty for a section that is a single list. */
  path: string;
  title: DisplayName;
  /** The names of what contains it, from the section on; null where nothing is above it. */
  trail: DisplayName | null;
}

type Schema = core.$ZodType | undefined;

/** Every field of the settings, from the section definitions. */
export function listFields(): ListedField[] {
  return SECTION_LIST.flatMap((section) => leavesOf(section.schema, []).map((path) => describe(section, path)));
}

/**
 * The paths of fields that are set as one. An embed counts as one, since its parts are edited together; the entries of
 * a record, such as commands, are left out, since their keys are not known here.
 */
function leavesOf(schema: Schema, path: readonly string[]): string[][] {
  if (isRecord(schema)) return [];
  const names = path.at(-1) === 'embed' ? [] : fieldNames(schema);
  if (names.length === 0) return [[...path]];
  return names.flatMap((name) => leavesOf(fieldIn(schema, name), [...path, name]));
}

function describe(section: ListedSection, path: readonly string[]): ListedField {
  // A switch is called by the name of what it switches.
  const named = path.at(-1) === 'enabled' ? path.slice(0, -1) : path;
  const own = titleOf(section);
  if (named.length === 0) return { section, path: path.join('.'), title: own, trail: null };
  const above = named.slice(0, -1);
  return {
    section,
    path: path.join('.'),
    title: inAll((locale) => fieldPathText(section.schema, named, locale).split(SEPARATOR).at(-1) ?? ''),
    trail: inAll((locale) =>
      [own[locale], ...(above.length === 0 ? [] : [fieldPathText(section.schema, above, locale)])].join(SEPARATOR),
    ),
  };
}

const SEPARATOR = ' › ';

function titleOf({ title, tab, name }: ListedSection): DisplayName {
  if (title !== null) return title;
  return tab === null ? { en: name, ru: name } : TAB_TITLES[tab];
}

function inAll(textIn: (locale: Locale) => string): DisplayName {
  return { en: textIn('en'), ru: textIn('ru') };
}
