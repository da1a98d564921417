import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { GuildDirectory, SettingsService } from '../../community/index.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { muteRoleListeners } from './channels.listener.ts';
import { closeNewChannel } from './close-channel.job.ts';
import { createMuteChannelStore } from './mute-channel-store.ts';
import { createMuteRoleService } from './mute-role-service.ts';
import { createMuteRoleStore } from './mute-role-store.ts';
import { muteRoleRoutes } from './routes.ts';
import { setUpMuteRole } from './set-up-mute-role.job.ts';
import { MUTE_ROLE_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'database'> {
  directory: GuildDirectory;
  settings: SettingsService;
  settingsCache: SettingsCache;
}

/** The mute role: creates it, denies it in all channels, and keeps it denied. */
export const muteRoleFeature = defineFeature({
  name: 'mute-role',
  tables: MUTE_ROLE_TABLES,
  open: ({ database: { db }, directory, settings, settingsCache }: Needs) => {
    const store = createMuteRoleStore(db);
    const channels = createMuteChannelStore(db);
    const muteRole = createMuteRoleService({ store, channels, directory, settings: settingsCache });
    return {
      services: { muteRole },
      routes: [muteRoleRoutes(muteRole)],
      jobs: [setUpMuteRole({ db, store, channels, settings, directory }), closeNewChannel(channels)],
      listeners: muteRoleListeners(store, channels),
    };
  },
});
