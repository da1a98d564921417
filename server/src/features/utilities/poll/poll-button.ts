import * as z from 'zod/mini';
import { customId, wholeNumber } from '../../../bot/components/custom-id.ts';

const uuid = z.string().check(z.regex(/^[\da-f-]{36}$/));

/** Votes for an answer, given by its index. */
export const voteId = customId({
  feature: 'poll',
  action: 'vote',
  version: 1,
  args: { pollId: uuid, answer: wholeNumber },
});

export const closeId = customId({ feature: 'poll', action: 'close', version: 1, args: { pollId: uuid } });

/** Reads the buttons of polls posted before 2026-12: `poll:<id>:<answer or close>`. */
export const legacyPollIds = {
  vote(id: string) {
    const [, pollId, answer] = /^poll:([\da-f-]{36}):(\d)$/.exec(id) ?? [];
    return pollId === undefined ? null : { pollId, answer: Number(answer) };
  },
  close(id: string) {
    const [, pollId] = /^poll:([\da-f-]{36}):close$/.exec(id) ?? [];
    return pollId === undefined ? null : { pollId };
  },
};
