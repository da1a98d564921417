import type { BotFeature } from '../../bot/feature.ts';
import { help } from './help.command.ts';

export const helpFeature: BotFeature = { commands: [help] };
