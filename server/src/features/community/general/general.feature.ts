import { defineFeature } from '../../feature.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import { languageCommand } from './language.command.ts';
import { prefixCommand } from './prefix.command.ts';

/** Language and prefix of a guild. */
export const generalFeature = defineFeature({
  name: 'general',
  open: ({ settings }: { settings: SettingsService }) => ({
    commands: [languageCommand(settings), prefixCommand(settings)],
  }),
});
