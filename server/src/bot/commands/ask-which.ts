import { cutText } from '@perigee/core/base/text/cut';
import { type APIButtonComponentWithCustomId, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { m } from '#texts';
import { isAccepted } from '../options/check-options.ts';
import type { OptionProblem } from '../options/check-options.ts';
import type { OptionReading } from '../options/option-reading.ts';
import { describeQuestion, describeUnclear } from '../options/option-texts.ts';
import { writeMeaning } from '../options/write-value.ts';
import type { CommandInvocation } from './command-invocation.ts';
import { keepUse } from './keep-use.ts';
import { giveUpId, meaningId } from './kept-use.ts';

/** The platform's limit of a label, in UTF-16 code units. */
const LABEL_MAX = 80;

/** Most meanings that fit a row of buttons, with one to give up. */
const MEANINGS_MAX = 4;

interface Question {
  problem: OptionProblem;
  reading: OptionReading;
  /** The use has been logged. */
  isNoted: boolean;
}

/**
 * Asks the member which of several meanings an option has, or whether it has the only likely one. Their press carries
 * the command out. False if there is nothing to ask.
 */
export async function askWhich(invocation: CommandInvocation, question: Question): Promise<boolean> {
  const { problem, reading, isNoted } = question;
  const { user, locale, settings, kept, reply, refuse } = invocation;
  if (problem.reason !== 'unclear') return false;
  const { option, meanings = [] } = problem;
  const choices = [...meanings.entries()].filter(([, meaning]) => isAccepted(option, meaning)).slice(0, MEANINGS_MAX);
  if (choices.length === 0) return false;
  if (kept === null || holdsSecret(invocation)) {
    await refuse(describeUnclear(problem, locale));
    return true;
  }
  const args = { useId: await keepUse(invocation, { use: kept, reading, isNoted, meanings }), memberId: user.id };
  const { zone } = settings.timeZone;
  const buttons = choices.map(([choice, meaning]) =>
    button(
      writeMeaning(option, meaning, { locale, zone, places: reading.places, people: problem.people }),
      meaningId.write({ ...args, option: option.key, choice }),
      ButtonStyle.Primary,
    ),
  );
  const giveUp = button(m.order_cancel({}, { locale }), giveUpId.write(args), ButtonStyle.Secondary);
  const accepted = { ...problem, meanings: choices.map(([, meaning]) => meaning) };
  await reply({
    content: describeQuestion(accepted, locale),
    components: [{ type: ComponentType.ActionRow, components: [...buttons, giveUp] }],
  });
  return true;
}

/** A secret such as a coupon's code is kept nowhere, so the command has to be written again. */
function holdsSecret({ command, input }: CommandInvocation): boolean {
  const options = [...command.options, ...command.subcommands.flatMap((subcommand) => subcommand.options)];
  const names = options.flatMap(({ isSecret, config }) => (isSecret === true ? [config.en.name, config.ru.name] : []));
  return names.some((name) => new RegExp(String.raw`(?<!\S)${name}\s*[:=]`, 'iu').test(input()));
}

function button(
  label: string,
  id: string,
  style: ButtonStyle.Primary | ButtonStyle.Secondary,
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, label: cutText(label, LABEL_MAX), custom_id: id, style };
}
