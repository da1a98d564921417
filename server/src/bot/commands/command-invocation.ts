import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { APIMessage, APIModalInteractionResponseCallbackData, APIUser } from 'discord-api-types/v10';
import type { BotContext } from '../bot-context.ts';
import type { Reply, ReplyBody } from '../command-context.ts';
import type { CommandEntry, SubcommandEntry } from '../command-entry.ts';
import type { BindOptions, CommandDefinition, CommandOption, RunCommand } from '../define-command.ts';
import type { InvocationAnswer } from '../run-invocation.ts';
import type { NamedPeople } from '../named-people.ts';
import type { ActingMember } from '../acting/acting-member.ts';
import type { OptionProblem } from '../options/check-options.ts';
import type { GivenValues } from '../options/option-values.ts';

/** One use of a command as it arrives, however invoked, before any checks. */
export interface CommandInvocation {
  bot: BotContext;
  command: CommandDefinition;
  origin: 'message' | 'interaction';
  /** Id of the message or interaction. */
  invocationId: string;
  guildId: string;
  channelId: string;
  shardId: number;
  user: APIUser;
  member: ActingMember;
  settings: GuildSettings;
  target: APIMessage | null;
  people: NamedPeople;
  parse: () => ParsedCommand;
  /** The arguments, as they would be typed. */
  input: () => string;
  /** How to invoke a command or subcommand in the same way. */
  usageOf: (command: CommandEntry, subcommand?: SubcommandEntry | null) => string;
  answer: CommandAnswer;
}

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

/** Checks the values given for the options of a command, or of its subcommand. */
export function bindGiven(
  { options, bind }: Action,
  {
    given,
    subcommand,
    otherName = null,
  }: { given: GivenValues; subcommand: SubcommandEntry | null; otherName?: string | null },
): ParsedCommand {
  const bound = bind(given);
  if ('problem' in bound) return { ...bound, subcommand };
  const isSecret = options.some((option) => option.isSecret === true && given.has(option.key));
  return { ...bound, subcommand, otherName, isSecret };
}

/** How this use is answered. */
export interface CommandAnswer extends InvocationAnswer {
  reply: (body: ReplyBody) => Promise<Reply>;
  /** Null where the platform cannot show forms. */
  openForm: ((form: APIModalInteractionResponseCallbackData) => Promise<void>) | null;
  /** A message to this member that leaves nothing behind in the channel. */
  notify: (content: string) => Promise<void>;
  /** Confirms an effect that is not visible otherwise; `mayDelete` tells whether the bot may delete messages. */
  done: (content: string, mayDelete: boolean) => Promise<void>;
  /** Deletes the message that invoked the command. */
  deleteInvocation: () => Promise<void>;
}
