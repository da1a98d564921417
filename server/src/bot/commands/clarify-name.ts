import { looseKey, type NameReading } from '@perigee/core/base/reading/names';
import type { CommandContext } from '../command-context.ts';
import type { OptionDefinition } from '../command-entry.ts';
import type { Suggestion } from '../define-command.ts';

/**
 * The thing that a name means: null if nothing is called that. `asked` if it may be several, or is misspelt, and the
 * member has to say which one they meant; the command ends then.
 */
export async function clarifyName<Thing extends { names: readonly string[] }>(
  { clarify, answerTo }: Pick<CommandContext, 'clarify' | 'answerTo'>,
  option: OptionDefinition,
  read: NameReading<Thing>,
): Promise<Thing | null | 'asked'> {
  if (read.kind === 'unread') return null;
  const answer = answerTo(option);
  // Of several that were asked about, another may be the only one left.
  const isMeant = read.kind === 'read' && (typeof answer !== 'string' || read.value.names.includes(answer));
  if (isMeant) return read.value;
  const meanings = read.kind === 'read' ? [read.value] : read.meanings;
  const shown = meanings.map(({ names: [name = ''] }) => name);
  const chosen = await clarify({ ...option, type: 'string' }, shown);
  return chosen === null ? 'asked' : (meanings[shown.indexOf(chosen)] ?? null);
}

/** Suggests the names that contain a typed text, those that start with it first. */
export function suggestNames(names: readonly string[], typed: string): Suggestion[] {
  const key = looseKey(typed);
  const distinct = [...new Set(names)];
  const matching = distinct.map((name) => ({ name, at: looseKey(name).indexOf(key) })).filter(({ at }) => at !== -1);
  const starts = (at: number) => (at === 0 ? 0 : 1);
  return matching
    .toSorted((one, other) => starts(one.at) - starts(other.at))
    .map(({ name }) => ({ name, value: name }));
}
