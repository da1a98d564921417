import type { APIAttachment } from 'discord-api-types/v10';
import type { CommandOption } from '../define-command.ts';
import { attachedFile, type OptionValue } from '../options/option-values.ts';
import type { OptionReading } from '../options/option-reading.ts';
import { readMemberList } from '../options/read-members.ts';
import { isWritten, readWholly, type WrittenProblem } from '../options/read-written.ts';

/** The value of a field. */
export type GivenValue = string | number | boolean;

export type Attachments = Readonly<Record<string, APIAttachment>>;

/** The value of an option from all of its fields, in order, or what is wrong with it. */
export function slashValue(
  option: CommandOption,
  input: readonly GivenValue[],
  { attachments, reading }: { attachments: Attachments; reading: OptionReading },
): { value: OptionValue } | { problem: WrittenProblem } {
  const { type } = option;
  const [first] = input;
  const text = typeof first === 'string' && isWritten(type) ? readWholly(type, option, first, reading) : null;
  if (text !== null) return text;
  const value = plainValue(option, input, attachments);
  return value === undefined || (isWritten(type) && typeof value === 'string')
    ? { problem: { reason: 'invalid' } }
    : { value };
}

function plainValue(
  { type }: CommandOption,
  input: readonly GivenValue[],
  attachments: Attachments,
): OptionValue | undefined {
  const members = () => [...new Set(input.flatMap((value) => readMemberList(String(value))))];
  if (type === 'member') return members()[0];
  if (type === 'members') return members();
  if (type === 'attachment') return input.flatMap((id) => attachments[String(id)] ?? []).map(attachedFile);
  return input[0];
}
