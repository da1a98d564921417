import type { CommandSettingsService } from '../commands/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { SettingsService } from '../settings/index.ts';
import { transferRoutes } from './routes.ts';
import { createTransferService } from './transfer-service.ts';

interface Needs {
  settings: SettingsService;
  commandSettings: CommandSettingsService;
  directory: GuildDirectory;
}

/** The settings of a guild as a file, out and in. */
export const transferFeature = defineFeature({
  name: 'transfer',
  open: ({ settings, commandSettings, directory }: Needs) => {
    const transfer = createTransferService({ settings, commandSettings, directory });
    return { services: { transfer }, routes: [transferRoutes(transfer)] };
  },
});
