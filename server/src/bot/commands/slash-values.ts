import { readDuration } from '@perigee/core/time/duration';
import type { APIAttachment } from 'discord-api-types/v10';
import type { CommandOption } from '../define-command.ts';
import { givenFile, type OptionValue } from '../option-values.ts';
import { readMemberList } from './text/read-members.ts';

/** What a field holds. */
export type GivenValue = string | number | boolean;

export type Attachments = Readonly<Record<string, APIAttachment>>;

/** What the fields of one option stand for together, in their order; undefined where it is no value of it. */
export function slashValue(
  { type }: CommandOption,
  input: readonly GivenValue[],
  attachments: Attachments,
): OptionValue | undefined {
  if (type === 'member' || type === 'members') {
    return { members: [...new Set(input.flatMap((value) => readMemberList(String(value))))] };
  }
  if (type === 'attachment') return { files: input.flatMap((id) => attachments[String(id)] ?? []).map(givenFile) };
  if (type !== 'duration') return input[0];
  const read = readDuration(input.join(' '));
  return read?.rest === '' ? read.ms : undefined;
}
