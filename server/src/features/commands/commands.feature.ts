import type { BotFeature } from '../../bot/feature.ts';
import { prefixHint } from './prefix-hint.listener.ts';
import { registerCommands } from './register-commands.listener.ts';
import { slashCommand } from './slash-command.listener.ts';
import { textCommand } from './text-command.listener.ts';

/** Commands, whichever way they are given. */
export const commandsFeature: BotFeature = {
  listeners: [textCommand, prefixHint, slashCommand, registerCommands],
};
