import type { APIAttachment } from 'discord-api-types/v10';
import type { CommandOption } from '../define-command.ts';
import { attachedFile, type OptionValue } from '../options/option-values.ts';
import type { OptionReading } from '../options/option-reading.ts';
import { readPeopleList } from '../options/read-people.ts';
import { isWritten, readWholly, type WrittenProblem } from '../options/read-written.ts';
import type { PeopleFinder } from '../people/people-finder.ts';
import type { Candidate } from '../people/candidate.ts';

/** The value of a field. */
export type GivenValue = string | number | boolean;

export type Attachments = Readonly<Record<string, APIAttachment>>;

/** What the meaning of fields depends on. */
export interface SlashSource {
  reading: OptionReading;
  /** Null while the command is being typed. */
  finder: PeopleFinder | null;
}

type SlashValue = { value: OptionValue; people?: readonly Candidate[] } | { problem: WrittenProblem };

/** The value of an option from all of its fields, in order, or what is wrong with it. */
export async function slashValue(
  option: CommandOption,
  input: readonly GivenValue[],
  { attachments, reading, finder }: SlashSource & { attachments: Attachments },
): Promise<SlashValue> {
  const { type } = option;
  const [first] = input;
  if (type === 'members') return membersOf(option, input, finder);
  if (type === 'attachment') {
    return { value: input.flatMap((id) => attachments[String(id)] ?? []).map(attachedFile) };
  }
  if (typeof first === 'string' && isWritten(type)) {
    return readWholly(type, option, first, reading) ?? { problem: { reason: 'invalid' } };
  }
  return first === undefined ? { problem: { reason: 'invalid' } } : { value: first };
}

/** The platform sends the id of the first; others are typed. */
async function membersOf(
  { among }: CommandOption,
  input: readonly GivenValue[],
  finder: PeopleFinder | null,
): Promise<SlashValue> {
  if (finder === null) return { value: input.map(String) };
  const read = await readPeopleList(input.join(' '), finder, among);
  return 'problem' in read ? read : { value: read.ids, people: read.people };
}
