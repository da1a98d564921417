import type { BotFeature } from '../../bot/feature.ts';
import { avatar } from './avatar.command.ts';
import { user } from './user.command.ts';

export const profileFeature: BotFeature = { commands: [avatar, user] };
