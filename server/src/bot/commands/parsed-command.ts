import type { SubcommandEntry } from '../command-entry.ts';
import type { BindOptions, CommandOption, RunCommand } from '../define-command.ts';
import type { OptionProblem } from '../options/check-options.ts';
import type { GivenValues } from '../options/option-values.ts';

/** What to run, with its options. */
export interface ParsedInvocation {
  run: RunCommand;
  subcommand: SubcommandEntry | null;
  /** In a reply, the typed word that may name a member other than the author replied to; otherwise null. */
  otherName: string | null;
  /** Whether a secret option was given. */
  isSecret: boolean;
}

/** Why nothing can be run: a problem with an option, or, if `problem` is null, an unknown subcommand. */
export interface UsageError {
  problem: OptionProblem | null;
  subcommand: SubcommandEntry | null;
}

export type ParsedCommand = ParsedInvocation | UsageError;

/** A command or subcommand with options of its own. */
export interface Action {
  options: readonly CommandOption[];
  bind: BindOptions;
}

interface Given {
  given: GivenValues;
  subcommand: SubcommandEntry | null;
  otherName?: string | null;
}

/** Checks the values given for the options of a command, or of its subcommand. */
export function bindGiven({ options, bind }: Action, { given, subcommand, otherName = null }: Given): ParsedCommand {
  const bound = bind(given);
  if ('problem' in bound) return { ...bound, subcommand };
  const isSecret = options.some((option) => option.isSecret === true && given.has(option.key));
  return { ...bound, subcommand, otherName, isSecret };
}
