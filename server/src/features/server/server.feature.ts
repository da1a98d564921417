import type { BotFeature } from '../../bot/feature.ts';
import { role } from './role.command.ts';
import { server } from './server.command.ts';

export const serverFeature: BotFeature = { commands: [server, role] };
