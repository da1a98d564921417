import { holds } from '@perigee/core/base/permissions/permissions';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { mayUse } from '../access/authorise.ts';
import type { InvocationContext } from '../invocation-context.ts';
import type { CommandContext, Reply, ReplyBody } from '../command-context.ts';
import type { CommandEntry, SubcommandEntry } from '../command-entry.ts';
import { scheduleComponentExpiry } from '../components/schedule-component-expiry.ts';
import type { BoundCommand, CommandDefinition } from '../define-command.ts';
import type { WhoQuestion } from '../options/who-question.ts';
import type { OptionProblem } from '../options/check-options.ts';
import type { Answered, OptionReading } from '../options/option-reading.ts';
import type { Candidate } from '../people/candidate.ts';
import type { InvocationAnswer } from '../run-invocation.ts';
import { replyWithin } from './plain-reply.ts';
import type { KeptUse } from './kept-use.ts';

/** What to run for an invocation. */
export interface ParsedInvocation extends BoundCommand {
  subcommand: SubcommandEntry | null;
  /** The people it names, as far as they were looked up. */
  people: readonly Candidate[];
}

/** An order in which it has to be asked who is meant. */
export interface DoubtfulInvocation {
  question: WhoQuestion;
  subcommand: SubcommandEntry | null;
}

/**
 * Why nothing can be run: a problem with an option, or, if `problem` is null, an unknown subcommand; then `subcommand` is
 * the one that is likely to be meant.
 */
export interface UsageError {
  problem: OptionProblem | null;
  subcommand: SubcommandEntry | null;
}

export type ParsedCommand = ParsedInvocation | DoubtfulInvocation | UsageError;

/** The parts of an invocation that depend on how it arrived. */
export interface InvocationSource extends Pick<CommandContext, 'shardId' | 'invocationId' | 'target' | 'people'> {
  command: CommandDefinition;
  origin: 'message' | 'interaction';
  parse: (reading: OptionReading) => Promise<ParsedCommand>;
  /** The arguments, as they would be typed. */
  input: () => string;
  /** How to invoke a command or subcommand in the same way. */
  usageOf: (command: CommandEntry, subcommand?: SubcommandEntry | null) => string;
  /** What to keep while the member is asked; null if there is nothing to ask about. */
  kept: KeptUse | null;
  /** The member has to hold the command's permissions, though the platform checked them earlier. */
  mustHold?: boolean;
  /** Set if the member was asked before: what they answered. */
  continued?: Continued;
}

/** A use of a command that goes on after its member was asked. */
export interface Continued extends Answered {
  /** The use has been logged. */
  isNoted: boolean;
}

/** One invocation of a command, however it arrived, before any checks. A command runs with it and its options. */
export interface CommandInvocation
  extends Omit<CommandContext, 'command' | 'usageOf' | 'clarify' | 'answerTo'>,
    InvocationSource {
  /** Whether the bot may delete messages here. */
  mayDelete: boolean;
  /** Deletes the message that invoked the command. */
  deleteInvocation: () => Promise<void>;
  /** Tells the member that nothing was done, without writing in the channel. */
  signalUnanswered: (content: string) => Promise<void>;
}

/** How an invocation is answered. */
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
  /** Tells the member that nothing was done, without writing in the channel. */
  signalUnanswered: (content: string) => Promise<void>;
}

/** Creates an invocation where it arrives. */
export function createInvocation(
  context: InvocationContext,
  source: InvocationSource,
  answer: CommandAnswer,
): CommandInvocation {
  const { openForm, notify, refuse, deleteInvocation, signalUnanswered } = answer;
  // Also after a question: what follows the answered question stands in the channel for everybody like the order.
  const isTyped = source.origin === 'message';
  const send = isTyped ? replyWithin(context.botPermissions, answer.reply) : answer.reply;
  const mayDelete = holds(context.botPermissions, 'ManageMessages');
  return {
    ...context,
    ...source,
    messageId: source.origin === 'message' ? source.invocationId : null,
    mayDelete,
    mayUse: (other) => mayUse(context, other),
    async reply(body) {
      const sent = await send(body);
      scheduleComponentExpiry(context.bot, context.channelId, body, sent);
      return sent;
    },
    openForm,
    notify,
    refuse,
    done: (content) => answer.done(content, mayDelete),
    deleteInvocation,
    signalUnanswered,
  };
}
