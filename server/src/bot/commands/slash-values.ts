import { readDuration } from '@perigee/core/time/duration';
import type { APIAttachment } from 'discord-api-types/v10';
import type { CommandOption } from '../define-command.ts';
import { givenFile, type OptionValue } from '../option-values.ts';
import { readMemberList } from './read-members.ts';

/** What a field holds. */
export type GivenValue = string | number | boolean;

export type Attachments = Readonly<Record<string, APIAttachment>>;

/** What the fields of one option stand for together, in their order; undefined where it is no value of it. */
export function slashValue(
  { type }: CommandOption,
  given: readonly GivenValue[],
  attachments: Attachments,
): OptionValue | undefined {
  if (type === 'member' || type === 'members') {
    return { members: [...new Set(given.flatMap((value) => readMemberList(String(value))))] };
  }
  if (type === 'attachment') return { files: given.flatMap((id) => attachments[String(id)] ?? []).map(givenFile) };
  if (type !== 'duration') return given[0];
  const read = readDuration(given.join(' '));
  return read?.rest === '' ? read.ms : undefined;
}
