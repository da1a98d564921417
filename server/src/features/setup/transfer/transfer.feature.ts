import type { GuildDirectory, SettingsService } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import { transferRoutes } from './routes.ts';
import { createTransferService } from './transfer-service.ts';

interface Needs {
  settings: SettingsService;
  directory: GuildDirectory;
}

/** Exports and imports a guild's settings as a file. */
export const transferFeature = defineFeature({
  name: 'transfer',
  open: ({ settings, directory }: Needs) => {
    const transfer = createTransferService({ settings, directory });
    return { services: { transfer }, routes: [transferRoutes(transfer)] };
  },
});
