import type { BotFeature } from '../../bot/feature.ts';
import { timestamp } from './timestamp.command.ts';

export const timestampFeature: BotFeature = { commands: [timestamp] };
