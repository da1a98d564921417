import type { BotFeature } from '../../bot/feature.ts';
import { embed } from './embed.command.ts';

export const embedFeature: BotFeature = { commands: [embed] };
