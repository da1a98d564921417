import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { holds } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import { describeError } from '../../errors/describe-error.ts';
import type { CommandContext } from '../command-context.ts';
import { scheduleGreyOut } from '../components/schedule-grey-out.ts';
import { placeOf } from '../acting/place.ts';
import { authorise, mayUse, type Refusal } from '../access/authorise.ts';
import type { CommandUse, Misuse, ReadCommand } from './command-use.ts';
import { describeProblem } from './options/option-texts.ts';
import { describeRefusal } from '../access/refusal-texts.ts';

/** The single path for every use of a command: check permissions, parse the arguments, run it, answer. */
export async function handleCommand(use: CommandUse): Promise<void> {
  const refusal = authorise(use);
  if (refusal !== null) {
    await refuse(use, refusal);
    return;
  }
  const parsed = use.parse();
  if ('problem' in parsed) {
    await use.answer.refuse(describeMisuse(use, parsed));
    return;
  }
  notifyReadUses(use, parsed);
  const { deleteUsage } = settingsOfCommand(use.settings.commands, use.command.name);
  await Promise.all([deleteUsage && mayDelete(use) && use.answer.takeAway(), parsed.run(contextOf(use, parsed))]);
}

/** Runs beside the command, which does not wait for it. */
function notifyReadUses(use: CommandUse, read: ReadCommand): void {
  const { bot, command, guildId, channelId, user, useId } = use;
  const taken = { command, guildId, channelId, user, useId, subcommand: read.subcommand?.name ?? null };
  const { options } = read.subcommand ?? command;
  const isSecret = options.some(
    ({ key, isSecret: hidden }) => hidden === true && read.options.string(key) !== undefined,
  );
  for (const notify of bot.readUses) {
    notify({ ...taken, input: isSecret ? '' : use.input() }).catch((error: unknown) =>
      bot.log.error({ command: command.name, guildId, ...describeError(error) }, 'command usage listener failed'),
    );
  }
}

/**
 * A typed command that is disabled gets no answer, as if the guild did not have it. A refusal because of channel or
 * role settings is shown only briefly, since it does not belong in the channel, or not at all if the guild chose so.
 * Missing permissions are explained in a lasting reply.
 */
async function refuse(use: CommandUse, refusal: Refusal): Promise<void> {
  const { answer, origin, settings } = use;
  const isOfSettings = refusal.why === 'channel' || refusal.why === 'role';
  const isSilent = refusal.why === 'disabled' || (isOfSettings && settings.refusals.silent);
  if (isSilent && origin === 'message') return;
  const content = describeRefusal(use, refusal);
  await (isOfSettings ? answer.notify(content) : answer.refuse(content));
}

function describeMisuse({ command, settings, usageOf }: CommandUse, { problem, subcommand }: Misuse): string {
  const locale = settings.language.interface;
  const usage = m.usage({ usage: usageOf(command, subcommand) }, { locale });
  return problem === null ? usage : `${describeProblem(problem, locale)}\n${usage}`;
}

function contextOf(use: CommandUse, { options, subcommand }: ReadCommand): CommandContext {
  const { bot, guildId, channelId, shardId, useId, origin, user, settings, member, target, people, answer } = use;
  return {
    ...placeOf({ bot, guildId, channelId, user, settings, member }),
    shardId,
    useId,
    messageId: origin === 'message' ? useId : null,
    target,
    people,
    options,
    mayUse: (other) => mayUse(settings, other, member),
    usageOf: (other) => use.usageOf(other, other.name === use.command.name ? subcommand : null),
    async reply(body) {
      const sent = await answer.reply(body);
      scheduleGreyOut(bot, channelId, body, sent);
      return sent;
    },
    openForm: answer.openForm,
    notify: answer.notify,
    refuse: answer.refuse,
    done: (content) => answer.done(content, mayDelete(use)),
  };
}

function mayDelete({ member }: CommandUse): boolean {
  return holds(member.botPermissions, 'ManageMessages');
}
