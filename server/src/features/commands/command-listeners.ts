import type { Listener } from '../../bot/define-listener.ts';
import { prefixHint } from './prefix-hint.listener.ts';
import { registerCommands } from './register-commands.listener.ts';
import { slashCommand } from './slash-command.listener.ts';
import { textCommand } from './text-command.listener.ts';

/** Commands, whichever way they are given. */
export const commandListeners: readonly Listener[] = [textCommand, prefixHint, slashCommand, registerCommands];
