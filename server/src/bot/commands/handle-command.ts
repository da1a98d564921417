import { channelMention } from '@discordjs/formatters';
import { settingsOfCommand } from '@perigee/core/community/commands/command-settings';
import { m } from '#texts';
import { describeError } from '../../errors/describe-error.ts';
import { authorise, canWrite, type Refusal } from '../access/authorise.ts';
import { describeRefusal } from '../access/refusal-texts.ts';
import { chosenMeaning, type OptionReading, readingIn } from '../options/option-reading.ts';
import { describeProblem } from '../options/option-texts.ts';
import type { NamedPeople } from '../named-people.ts';
import type { Candidate } from '../people/candidate.ts';
import { askWhich } from './ask-which.ts';
import { askWho } from './ask-who.ts';
import { parseWithPlaces } from './find-places.ts';
import type { CommandInvocation, ParsedInvocation, UsageError } from './command-invocation.ts';

/** The single path for every invocation of a command: check permissions, parse the arguments, run it, answer. */
export async function handleCommand(invocation: CommandInvocation): Promise<void> {
  const { command, settings, mayDelete, deleteInvocation, refuse } = invocation;
  const refusal = authorise(invocation);
  if (refusal !== null) {
    await refuseAccess(invocation, refusal);
    return;
  }
  const { isNoted = false } = invocation.continued ?? {};
  const { parsed, reading } = await parseWithPlaces(invocation, readingIn(settings, invocation.continued));
  if ('question' in parsed) {
    await askWho(invocation, { question: parsed.question, reading, isNoted });
    return;
  }
  if ('problem' in parsed) {
    const { problem } = parsed;
    const isAsked = problem !== null && (await askWhich(invocation, { problem, reading, isNoted }));
    if (!isAsked) await refuse(describeUsageError(invocation, parsed));
    return;
  }
  if (!isNoted && invocation.guildId !== '') notifyObservers(invocation, parsed);
  const { deleteUsage } = settingsOfCommand(settings.commands, command.name);
  await Promise.all([deleteUsage && mayDelete && deleteInvocation(), run(invocation, parsed, reading)]);
}

/** Runs beside the command, which does not wait for it. */
function notifyObservers(invocation: CommandInvocation, { subcommand, isSecret }: ParsedInvocation): void {
  const { bot, command, guildId, channelId, user, invocationId } = invocation;
  const input = isSecret ? '' : invocation.input();
  const taken = { command, guildId, channelId, user, invocationId, subcommand: subcommand?.name ?? null, input };
  for (const notify of bot.invocationObservers) {
    notify(taken).catch((error: unknown) =>
      bot.log.error({ command: command.name, guildId, ...describeError(error) }, 'command usage listener failed'),
    );
  }
}

function run(
  invocation: CommandInvocation,
  { run: runBound, subcommand, people }: ParsedInvocation,
  reading: OptionReading,
): Promise<void> {
  const { command, usageOf } = invocation;
  return runBound({
    ...invocation,
    people: withFound(invocation.people, people),
    answerTo: ({ key }) => reading.answers[key],
    async clarify(option, meanings) {
      const chosen = chosenMeaning(meanings, reading.answers[option.key]);
      if (chosen !== undefined) return chosen;
      await askWhich(invocation, { problem: { option, reason: 'unclear', meanings }, reading, isNoted: true });
      return null;
    },
    usageOf: (other) => usageOf(other, other.name === command.name ? subcommand : null),
  });
}

function withFound(named: NamedPeople, found: readonly Candidate[]): NamedPeople {
  const people = found.flatMap(({ id, user, joinedAt }) => (user === null ? [] : [[id, { user, joinedAt }] as const]));
  return new Map([...named, ...people]);
}

/**
 * A typed command that is disabled gets no answer, as if the guild did not have it. A refusal because of channel or
 * role settings is shown only briefly, since it does not belong in the channel, or not at all if the guild chose so.
 * Missing permissions are explained in a lasting reply. Where the bot cannot write, the member learns that nothing was
 * done in another way.
 */
async function refuseAccess(invocation: CommandInvocation, refusal: Refusal): Promise<void> {
  const { command, origin, settings, channelId, locale, notify, refuse } = invocation;
  const isOfSettings = refusal.why === 'channel' || refusal.why === 'role';
  const isSilent = refusal.why === 'disabled' || (isOfSettings && settings.refusals.silent);
  if (isSilent && origin === 'message') return;
  if (origin === 'message' && !canWrite(invocation)) {
    invocation.bot.countUnanswerable?.(command.name);
    await invocation.signalUnanswered(m.cannot_answer({ channel: channelMention(channelId) }, { locale }));
    return;
  }
  const content = describeRefusal(invocation, command, refusal);
  await (isOfSettings ? notify(content) : refuse(content));
}

function describeUsageError(
  { command, locale, usageOf }: CommandInvocation,
  { problem, subcommand }: UsageError,
): string {
  const usage = m.usage({ usage: usageOf(command, subcommand) }, { locale });
  if (problem !== null) return `${describeProblem(problem, locale)}\n${usage}`;
  if (subcommand === null) return usage;
  const likely = m.subcommand_likely({ usage: usageOf(command, subcommand) }, { locale });
  return `${likely}\n${m.usage({ usage: usageOf(command) }, { locale })}`;
}
