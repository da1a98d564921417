import type { BotFeature } from '../../bot/feature.ts';
import { closePoll } from './close-poll.act.ts';
import { pollComponents } from './poll-components.ts';
import { pollCommand } from './poll.command.ts';
import type { PollStore } from './poll-store.ts';

export function pollFeature(store: PollStore): BotFeature {
  return { commands: [pollCommand(store)], components: pollComponents(store), acts: [closePoll(store)] };
}
