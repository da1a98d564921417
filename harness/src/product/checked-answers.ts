import type { ChildProcess } from 'node:child_process';
import { describedAnswers } from '@perigee/simulator/testing';

type Check = NonNullable<ReturnType<typeof describedAnswers>>;
type Answer = Parameters<Check>[0];

let check: Check | undefined;

/**
 * Collects the answers of a product's simulator; `problems` lists those that do not match the platform's description.
 */
export function keepAnswers(child: ChildProcess): { problems: () => string[] } {
  const answers: Answer[] = [];
  child.on('message', (message: Answer | string) => {
    if (typeof message !== 'string') answers.push(message);
  });
  return {
    problems: () => {
      // Parsing the description takes a while, so it waits until there is something to check.
      check ??= describedAnswers();
      return [...new Set(answers.splice(0).flatMap((answer) => check?.(answer) ?? []))];
    },
  };
}
