import type { Mounted } from '../../composition.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { AddSectionHooks } from '../settings/section-hooks.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import { createDirectCommand } from './direct-command.listener.ts';
import { listCommands } from './list-commands.ts';
import { overwriteHookWith, overwritePermissionsWith } from './overwrite-permissions.ts';
import { prefixHint } from './prefix-hint.listener.ts';
import { commandsRoutes } from './routes.ts';
import { createSlashCommands } from './slash-commands.ts';

interface Needs extends Pick<Frame, 'userApi' | 'api' | 'platform'>, Mounted {
  settings: SettingsService;
  addSectionHooks: AddSectionHooks;
  directory: GuildDirectory;
}

/** The list of commands, and their settings in guilds. */
export const commandsFeature = defineFeature({
  name: 'commands',
  open: ({ settings, addSectionHooks, directory, userApi, api, platform, mounted }: Needs) => {
    const slashCommands = createSlashCommands(api, platform.clientId);
    addSectionHooks({ commands: overwriteHookWith(overwritePermissionsWith({ userApi, slashCommands, directory })) });
    return {
      routes: [(app, options) => commandsRoutes(listCommands(mounted()), settings)(app, options)],
      listeners: [prefixHint, createDirectCommand()],
    };
  },
});
