import { readDuration } from '@perigee/core/base/time/duration';
import type { APIAttachment } from 'discord-api-types/v10';
import type { CommandOption } from '../define-command.ts';
import { attachedFile, type OptionValue } from '../options/option-values.ts';
import { readMemberList } from '../options/read-members.ts';

/** The value of a field. */
export type GivenValue = string | number | boolean;

export type Attachments = Readonly<Record<string, APIAttachment>>;

/** The value of an option from all of its fields, in order; undefined if they do not form a valid value. */
export function slashValue(
  { type }: CommandOption,
  input: readonly GivenValue[],
  attachments: Attachments,
): OptionValue | undefined {
  const members = () => [...new Set(input.flatMap((value) => readMemberList(String(value))))];
  if (type === 'member') return members()[0];
  if (type === 'members') return members();
  if (type === 'attachment') return input.flatMap((id) => attachments[String(id)] ?? []).map(attachedFile);
  if (type !== 'duration') return input[0];
  const read = readDuration(input.join(' '));
  return read?.rest === '' ? read.ms : undefined;
}
