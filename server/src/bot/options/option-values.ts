import type { OptionType } from '@perigee/core/community/commands/schema';
import type { Amount } from '@perigee/core/base/reading/amount';
import type { Time } from '@perigee/core/base/reading/time';
import type { APIAttachment } from 'discord-api-types/v10';
import type { OptionDefinition } from '../command-entry.ts';

/** A file sent with a command, hosted by the platform. */
export interface AttachedFile {
  name: string;
  url: string;
  /** In bytes. */
  size: number;
}

/** The value of an option of each type. */
interface ValuesByType extends Record<OptionType, unknown> {
  string: string;
  integer: number;
  number: number;
  boolean: boolean;
  /** Ids. */
  user: string;
  channel: string;
  role: string;
  mentionable: string;
  member: string;
  /** Without duplicates; empty if left out. */
  members: readonly string[];
  /** In milliseconds; `Infinity` without an end. */
  duration: number;
  time: Time;
  amount: Amount;
  /** Empty if left out. */
  attachment: readonly AttachedFile[];
}

export type OptionValue = ValuesByType[OptionType];

/** A value as given; one of its choices if it has any. */
type GivenValue<Option extends OptionDefinition> = Option['config']['en'] extends {
  choices: readonly { value: infer Value }[];
}
  ? Value
  : ValuesByType[Option['type']];

/** The values of a command's options, by key; undefined for optional ones that were left out, except for lists. */
export type OptionsOf<Options extends readonly OptionDefinition[]> = {
  readonly [Option in Options[number] as Option['key']]: Option extends
    | { required: true }
    | { type: 'members' | 'attachment' }
    ? GivenValue<Option>
    : GivenValue<Option> | undefined;
};

/** The values that a member gave, by option key, before they are checked. */
export type GivenValues = ReadonlyMap<string, OptionValue>;

/** Converts an attachment of the platform. */
export function attachedFile({ filename: name, url, size }: APIAttachment): AttachedFile {
  return { name, url, size };
}
