import type { BotFeature } from '../../bot/feature.ts';
import { say } from './say.command.ts';

export const sayFeature: BotFeature = { commands: [say] };
