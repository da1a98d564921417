import type { BotFeature } from '../../bot/feature.ts';
import { emoji } from './emoji.command.ts';

export const emojiFeature: BotFeature = { commands: [emoji] };
