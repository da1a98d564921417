import type { APIUser } from 'discord-api-types/v10';
import type { BindOptions, CommandDefinition, CommandOption, SubcommandDefinition } from '../define-command.ts';
import type { GivenValues, OptionValue } from '../options/option-values.ts';
import type { OptionProblem } from '../options/check-options.ts';
import type { NamedPeople } from '../named-people.ts';
import type { Candidate } from '../people/candidate.ts';
import { slashFields } from './slash-fields.ts';
import { type Attachments, type GivenValue, type SlashSource, slashValue } from './slash-values.ts';

/** An option as received from the platform: a value, or a subcommand with its own options. */
interface GivenOption {
  name: string;
  value?: GivenValue;
  focused?: boolean;
  options?: readonly GivenOption[];
}

/** The arguments of a slash command, and the attachments they refer to by id. */
export interface SlashData {
  options?: readonly GivenOption[];
  resolved?: ResolvedPeople & { attachments?: Attachments };
}

/** The arguments of a slash command, complete or being typed, matched with its definition. */
export interface GivenCommand {
  /** Null if no known subcommand was chosen. */
  bind: BindOptions | null;
  subcommand: SubcommandDefinition | null;
  options: readonly CommandOption[];
  given: GivenValues;
  /** People found by name. */
  people: readonly Candidate[];
  /** The first value that does not fit its option. */
  problem: OptionProblem | null;
  /** The option being typed and its text so far. */
  typing: { option: CommandOption; typed: string } | null;
}

/** Reads a slash command's options, which have their English names; subcommands have their stable names. */
export async function readSlashOptions(
  command: CommandDefinition,
  { options: input = [], resolved = {} }: SlashData,
  source: SlashSource,
): Promise<GivenCommand> {
  const subcommand = command.subcommands.find(({ name }) => name === input[0]?.name) ?? null;
  const { bind, options } = subcommand ?? command;
  const inner = subcommand === null ? input : (input[0]?.options ?? []);
  const read = slashFields(options).flatMap(({ option, config }) => {
    const { value, focused = false } = inner.find(({ name }) => name === config.en.name) ?? {};
    return value === undefined ? [] : [{ option, value, focused }];
  });
  const typing = read.find(({ focused }) => focused);
  const given = new Map<string, OptionValue>();
  const people: Candidate[] = [];
  let problem: OptionProblem | null = null;
  for (const [option, fields] of Map.groupBy(read, (field) => field.option)) {
    const values = fields.map((field) => field.value);
    const value = await slashValue(option, values, { ...source, attachments: resolved.attachments ?? {} });
    if ('problem' in value) {
      problem ??= { option, ...value.problem };
      continue;
    }
    given.set(option.key, value.value);
    people.push(...(value.people ?? []));
  }
  return {
    bind,
    subcommand,
    options,
    given,
    people,
    problem,
    typing: typing === undefined ? null : { option: typing.option, typed: String(typing.value) },
  };
}

/** The arguments by option, as text: `user: 123 reason: spam`. */
export function slashInput({ options = [] }: SlashData): string {
  const inner = options.flatMap((option) => option.options ?? [option]);
  return inner.flatMap(({ name, value }) => (value === undefined ? [] : `${name}: ${value}`)).join(' ');
}

/** The people named in a slash command's options, as the platform includes them. */
interface ResolvedPeople {
  users?: Readonly<Record<string, APIUser>>;
  members?: Readonly<Record<string, { joined_at: string | null }>>;
}

/** The people named in a slash command's options. */
export function resolvedIn({ users = {}, members = {} }: ResolvedPeople = {}): NamedPeople {
  return new Map(
    Object.values(users).map((user) => [user.id, { user, joinedAt: members[user.id]?.joined_at ?? null }]),
  );
}
