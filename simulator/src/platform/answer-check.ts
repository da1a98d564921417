import { channel } from 'node:diagnostics_channel';
import type { Json } from '../base/json.ts';
import type { Reply } from '../protocol/reply.ts';

/** One answer of the REST API; `path` is the route's, with its parameter names. */
export interface CheckedAnswer {
  method: string;
  path: string;
  status: number;
  body: Json;
}

/**
 * Returns what is wrong with an answer, or null. Tests use it to compare answers with the platform's own API
 * description.
 */
export type AnswerCheck = (answer: CheckedAnswer) => string | null;

/** Every answer is published here, for tests that can reach the simulator in no other way. */
const answers = channel('perigee.simulator.answer');

/** Checks outgoing answers and collects the problems until the simulator closes. */
export interface AnswerChecks {
  check: (route: { method: string; path: string }, reply: Reply) => void;
  /** @throws Error listing every problem found. */
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
      if (problems.size > 0)
        throw new Error(`Responses that do not match Discord’s API description:\n${[...problems].join('\n')}`);
    },
  };
}
