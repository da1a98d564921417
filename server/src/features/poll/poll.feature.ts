import type { BotFeature } from '../../bot/feature.ts';
import { closePoll } from './close-poll.task.ts';
import { pollCommand } from './poll.command.ts';
import type { PollStore } from './poll-store.ts';
import { pressPollButton } from './press-button.listener.ts';

export function pollFeature(store: PollStore): BotFeature {
  return { commands: [pollCommand(store)], listeners: [pressPollButton(store)], timers: [closePoll(store)] };
}
