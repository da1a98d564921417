import { channel } from 'node:diagnostics_channel';
import type { Json } from '../base/json.ts';
import type { Reply } from '../protocol/reply.ts';

/** One answer of the REST API; `path` is the route's, with the names of its parameters. */
export interface CheckedAnswer {
  method: string;
  path: string;
  status: number;
  body: Json;
}

/** Says what is wrong with an answer; null where nothing is. Tests hold answers to the platform's own description with it. */
export type AnswerCheck = (answer: CheckedAnswer) => string | null;

/** Every answer is published here, for tests that run the stand-in in a process they have no other hold on. */
const answers = channel('perigee.simulator.answer');

/** Checks answers on their way out and keeps what was wrong until the simulator closes. */
export interface AnswerChecks {
  check: (route: { method: string; path: string }, reply: Reply) => void;
  /** Fails with everything that was wrong. */
  assertClean: () => void;
}

export function createAnswerChecks(findProblem: AnswerCheck | undefined): AnswerChecks {
  const problems = new Set<string>();
  return {
    check: ({ method, path }, { status, body }) => {
      if ((findProblem === undefined && !answers.hasSubscribers) || typeof body !== 'string') return;
      const sent: Json = JSON.parse(body);
      const answer = { method, path, status, body: sent } satisfies CheckedAnswer;
      answers.publish(answer);
      const problem = findProblem?.(answer) ?? null;
      if (problem !== null) problems.add(problem);
    },
    assertClean: () => {
      if (problems.size > 0) throw new Error(`Answers that the platform does not give:\n${[...problems].join('\n')}`);
    },
  };
}
