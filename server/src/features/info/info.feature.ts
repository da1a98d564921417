import type { BotFeature } from '../../bot/feature.ts';
import { info } from './info.command.ts';

export const infoFeature: BotFeature = { commands: [info] };
