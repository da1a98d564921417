import type { BotFeature } from '../../bot/feature.ts';
import { color } from './color.command.ts';

export const colorFeature: BotFeature = { commands: [color] };
