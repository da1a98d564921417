import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { closePoll } from './close-poll.task.ts';
import { pollCommand } from './poll.command.ts';
import { createPollStore } from './poll-store.ts';
import { pressPollButton } from './press-button.listener.ts';

/** Questions to a channel, answered by buttons. */
export const pollFeature = defineFeature({
  name: 'poll',
  open: ({ database, timers }: Pick<Frame, 'database' | 'timers'>) => {
    const polls = createPollStore(database.db, timers);
    return {
      services: { polls },
      commands: [pollCommand(polls)],
      listeners: [pressPollButton(polls)],
      timers: [closePoll(polls)],
      personalData: { polls: ['author_id'], poll_votes: ['user_id'] },
    };
  },
});
