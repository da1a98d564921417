import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { closePoll } from './close-poll.job.ts';
import { pollComponents } from './poll-components.ts';
import { pollCommand } from './poll.command.ts';
import { createPollStore } from './poll-store.ts';
import { POLL_TABLES } from './tables.ts';
import { announcePollResult } from './announce-result.job.ts';

/** Polls in channels, answered with buttons. */
export const pollFeature = defineFeature({
  name: 'poll',
  tables: POLL_TABLES,
  open: ({ database }: Pick<Frame, 'database'>) => {
    const polls = createPollStore(database.db);
    return {
      services: { polls },
      commands: [pollCommand(polls)],
      components: pollComponents(polls),
      jobs: [closePoll(polls), announcePollResult(polls)],
    };
  },
});
