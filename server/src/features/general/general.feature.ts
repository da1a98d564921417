import type { SettingsService } from '../settings/settings-service.ts';
import type { BotFeature } from '../../bot/feature.ts';
import { languageCommand } from './language.command.ts';
import { prefixCommand } from './prefix.command.ts';

export function generalFeature(settings: SettingsService): BotFeature {
  return { commands: [languageCommand(settings), prefixCommand(settings)] };
}
