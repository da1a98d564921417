import type { CommandDefinition, CommandOption, RunCommand, SubcommandDefinition } from '../define-command.ts';
import type { OptionValue } from '../option-values.ts';

/** One option as the platform hands it over: a value, or a subcommand with options of its own. */
interface GivenOption {
  name: string;
  value?: OptionValue;
  focused?: boolean;
  options?: readonly GivenOption[];
}

/** What was given to a slash command, or is being given, by its definition. */
export interface GivenCommand {
  /** Null where no known subcommand was chosen. */
  run: RunCommand | null;
  subcommand: SubcommandDefinition | null;
  options: readonly CommandOption[];
  values: ReadonlyMap<string, OptionValue>;
  /** The option the member is typing, and what it holds so far. */
  typing: { option: CommandOption; typed: string } | null;
}

/** Reads a slash command's options, which bear their English names, and subcommands their stable ones. */
export function readSlashOptions(command: CommandDefinition, given: readonly GivenOption[] = []): GivenCommand {
  const subcommand = command.subcommands.find(({ name }) => name === given[0]?.name) ?? null;
  const { run, options } = subcommand ?? command;
  const inner = subcommand === null ? given : (given[0]?.options ?? []);
  const read = inner.flatMap(({ name, value, focused = false }) => {
    const option = options.find(({ config }) => config.en.name === name);
    return option === undefined || value === undefined ? [] : [{ option, value, focused }];
  });
  const typing = read.find(({ focused }) => focused);
  return {
    run,
    subcommand,
    options,
    values: new Map(read.map(({ option, value }) => [option.key, value])),
    typing: typing === undefined ? null : { option: typing.option, typed: String(typing.value) },
  };
}
