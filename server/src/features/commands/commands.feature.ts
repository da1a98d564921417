import type { BotFeature } from '../../bot/feature.ts';
import { prefixHint } from './prefix-hint.listener.ts';

/** What is said of commands in the chat; the frame itself takes their uses. */
export const commandsFeature: BotFeature = { listeners: [prefixHint] };
