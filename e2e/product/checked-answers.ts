import type { ChildProcess } from 'node:child_process';
import { describedAnswers } from '@perigee/simulator/testing';

type Check = NonNullable<ReturnType<typeof describedAnswers>>;
type Answer = Parameters<Check>[0];

let check: Check | undefined;

/** Keeps what the simulator of a product answers; `problems` names what the platform does not answer. */
export function keepAnswers(child: ChildProcess): { problems: () => string[] } {
  const answers: Answer[] = [];
  child.on('message', (message: Answer | string) => {
    if (typeof message !== 'string') answers.push(message);
  });
  return {
    problems: () => {
      // Reading the description takes a while: not before there is something to check.
      check ??= describedAnswers();
      return [...new Set(answers.splice(0).flatMap((answer) => check?.(answer) ?? []))];
    },
  };
}
