import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import { describeError } from '../../errors/describe-error.ts';
import type { CommandContext } from '../command-context.ts';
import { scheduleComponentExpiry } from '../components/schedule-component-expiry.ts';
import { toInvocationContext } from '../invocation-context.ts';
import { authorise, mayUse, type Refusal } from '../access/authorise.ts';
import type { CommandInvocation, UsageError, ParsedInvocation } from './command-invocation.ts';
import { describeProblem } from '../options/option-texts.ts';
import { describeRefusal } from '../access/refusal-texts.ts';

/** The single path for every use of a command: check permissions, parse the arguments, run it, answer. */
export async function handleCommand(invocation: CommandInvocation): Promise<void> {
  const refusal = authorise(invocation);
  if (refusal !== null) {
    await refuse(invocation, refusal);
    return;
  }
  const parsed = invocation.parse();
  if ('problem' in parsed) {
    await invocation.answer.refuse(describeMisuse(invocation, parsed));
    return;
  }
  notifyObservers(invocation, parsed);
  const { deleteUsage } = settingsOfCommand(invocation.settings.commands, invocation.command.name);
  await Promise.all([
    deleteUsage && mayDelete(invocation) && invocation.answer.deleteInvocation(),
    parsed.run(contextOf(invocation, parsed)),
  ]);
}

/** Runs beside the command, which does not wait for it. */
function notifyObservers(invocation: CommandInvocation, read: ParsedInvocation): void {
  const { bot, command, guildId, channelId, user, invocationId } = invocation;
  const taken = { command, guildId, channelId, user, invocationId, subcommand: read.subcommand?.name ?? null };
  for (const notify of bot.invocationObservers) {
    notify({ ...taken, input: read.isSecret ? '' : invocation.input() }).catch((error: unknown) =>
      bot.log.error({ command: command.name, guildId, ...describeError(error) }, 'command usage listener failed'),
    );
  }
}

/**
 * A typed command that is disabled gets no answer, as if the guild did not have it. A refusal because of channel or
 * role settings is shown only briefly, since it does not belong in the channel, or not at all if the guild chose so.
 * Missing permissions are explained in a lasting reply.
 */
async function refuse(invocation: CommandInvocation, refusal: Refusal): Promise<void> {
  const { answer, origin, settings } = invocation;
  const isOfSettings = refusal.why === 'channel' || refusal.why === 'role';
  const isSilent = refusal.why === 'disabled' || (isOfSettings && settings.refusals.silent);
  if (isSilent && origin === 'message') return;
  const content = describeRefusal(invocation, refusal);
  await (isOfSettings ? answer.notify(content) : answer.refuse(content));
}

function describeMisuse(
  { command, settings, usageOf }: CommandInvocation,
  { problem, subcommand }: UsageError,
): string {
  const locale = settings.language.interface;
  const usage = m.usage({ usage: usageOf(command, subcommand) }, { locale });
  return problem === null ? usage : `${describeProblem(problem, locale)}\n${usage}`;
}

function contextOf(invocation: CommandInvocation, { subcommand, otherName }: ParsedInvocation): CommandContext {
  const { bot, guildId, channelId, shardId, invocationId, origin, user, settings, member, target, people, answer } =
    invocation;
  return {
    ...toInvocationContext({ bot, guildId, channelId, user, settings, member }),
    shardId,
    invocationId,
    messageId: origin === 'message' ? invocationId : null,
    target,
    people,
    otherName,
    mayUse: (other) => mayUse(settings, other, member),
    usageOf: (other) => invocation.usageOf(other, other.name === invocation.command.name ? subcommand : null),
    async reply(body) {
      const sent = await answer.reply(body);
      scheduleComponentExpiry(bot, channelId, body, sent);
      return sent;
    },
    openForm: answer.openForm,
    notify: answer.notify,
    refuse: answer.refuse,
    done: (content) => answer.done(content, mayDelete(invocation)),
  };
}

function mayDelete({ member }: CommandInvocation): boolean {
  return holds(member.botPermissions, 'ManageMessages');
}
