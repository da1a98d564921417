import { missingPermissions } from '../access/authorise.ts';
import type { OptionReading, PickedPerson } from '../options/option-reading.ts';
import type { OptionValue } from '../options/option-values.ts';
import type { CommandInvocation } from './command-invocation.ts';
import { type KeptUse, waitingUseState } from './kept-use.ts';

interface Use {
  use: KeptUse;
  reading: OptionReading;
  /** The use has been logged. */
  isNoted: boolean;
  /** Whom the member may choose. */
  people?: readonly PickedPerson[];
  /** What they choose from. */
  meanings?: readonly OptionValue[];
}

/** Keeps a use of a command until its member says what was meant. Returns the id of the state. */
export function keepUse(
  invocation: CommandInvocation,
  { use, reading, isNoted, people = [], meanings = [] }: Use,
): Promise<string> {
  const { bot, command } = invocation;
  const { nowMs, answers, person } = reading;
  const mustHold = missingPermissions(command, invocation).length === 0;
  const waiting = { use, nowMs, answers, person, people: [...people], isNoted, mustHold, meanings: textsOf(meanings) };
  return bot.states.keep(waitingUseState, invocation, waiting);
}

/** Names and ids; others are known by their place alone. */
function textsOf(meanings: readonly OptionValue[]): string[] {
  const texts = meanings.filter((meaning) => typeof meaning === 'string');
  return texts.length === meanings.length ? texts : [];
}
