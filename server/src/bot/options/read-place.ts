import { readName } from '@perigee/core/base/reading/names';
import { tookAll } from '@perigee/core/base/reading/reading';
import type { OptionDefinition } from '../command-entry.ts';
import { chosenMeaning, type OptionReading } from './option-reading.ts';
import { idIn, nextArgument } from './parse-argument.ts';
import type { Written } from './read-written.ts';

type PlaceType = 'role' | 'channel';

/** Whether an option of this type is a role or channel. */
export function isPlace(type: OptionDefinition['type']): type is PlaceType {
  return type === 'role' || type === 'channel';
}

/** Reads a role or channel at the beginning of a text: a mention, an id or a name. */
export function readPlace(
  type: PlaceType,
  { key, required }: Pick<OptionDefinition, 'key' | 'required'>,
  text: string,
  { reading: { places, answers }, isLast }: { reading: OptionReading; isLast: boolean },
): Written {
  const argument = nextArgument(text);
  if (argument === null) return null;
  const id = idIn(argument.text, type === 'role' ? '@&' : '#');
  if (id !== undefined) return { value: id, rest: argument.rest };
  const things = (type === 'role' ? places?.roles : places?.channels) ?? [];
  const { isQuoted } = argument;
  const given = isQuoted ? argument.text : text;
  const begun = readName(given, things, { isWhole: isQuoted });
  const read = isLast && begun.how !== 'whole' ? readName(given, things, { isWhole: true }) : begun;
  if (read.kind === 'unread') return { problem: { reason: 'invalid' } };
  const rest = isQuoted ? argument.rest : text.slice(read.length);
  // Where other words follow, the beginning of a name may be one of them.
  const isSure = read.how === 'whole' || (required && tookAll(read, given));
  const answer = answers[key];
  // Of several that were asked about, another may be the only one left.
  const isMeant = read.kind === 'read' && (answer === undefined || answer === read.value.id);
  if (read.kind === 'read' && isSure && isMeant) return { value: read.value.id, rest };
  const meanings = (read.kind === 'read' ? [read.value] : read.meanings).map((place) => place.id);
  const chosen = chosenMeaning(meanings, answer);
  return chosen === undefined ? { problem: { reason: 'unclear', meanings } } : { value: chosen, rest };
}
