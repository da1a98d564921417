import type { Component } from './components/define-component.ts';
import type { CommandDefinition } from './define-command.ts';
import type { Listener } from './define-listener.ts';
import type { TimerSubject } from '../timers/timers.ts';
import type { BotContext } from './bot-context.ts';

/** What the bot does when a durable timer rings; it may be called twice for one subject. */
export interface TimerTask {
  timer: string;
  ring: (ctx: BotContext, subject: TimerSubject) => Promise<void>;
}

/** What a feature mounts on the bot. */
export interface BotFeature {
  listeners?: readonly Listener[];
  commands?: readonly CommandDefinition[];
  components?: readonly Component[];
  timers?: readonly TimerTask[];
}
