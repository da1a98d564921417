import type { BotFeature } from '../../bot/feature.ts';
import { ping } from './ping.command.ts';

export const pingFeature: BotFeature = { commands: [ping] };
