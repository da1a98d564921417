import type { BotFeature } from '../../bot/feature.ts';
import { invite } from './invite.command.ts';

export const inviteFeature: BotFeature = { commands: [invite] };
