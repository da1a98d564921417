import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { closePoll } from './close-poll.act.ts';
import { pollComponents } from './poll-components.ts';
import { pollCommand } from './poll.command.ts';
import { createPollStore } from './poll-store.ts';
import { tellPollResult } from './tell-result.act.ts';

/** Polls in channels, answered with buttons. */
export const pollFeature = defineFeature({
  name: 'poll',
  open: ({ database }: Pick<Frame, 'database'>) => {
    const polls = createPollStore(database.db);
    return {
      services: { polls },
      commands: [pollCommand(polls)],
      components: pollComponents(polls),
      acts: [closePoll(polls), tellPollResult(polls)],
      retention: [{ table: 'polls', since: 'closed_at', retention: 'polls' }],
      personalData: { polls: ['author_id'], poll_votes: ['user_id'] },
    };
  },
});
