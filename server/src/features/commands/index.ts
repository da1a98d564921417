import type { Mounted } from '../composition.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import type { SettingsService } from '../settings/index.ts';
import { commandListeners } from './command-listeners.ts';
import { listCommands } from './list-commands.ts';
import { openCommandSettings } from './open-command-settings.ts';
import { commandsRoutes } from './routes.ts';

export type { CommandSettingsService } from './command-settings-service.ts';
export { UNANSWERABLE } from './message-reply.ts';
export { namePermissions } from './permission-texts.ts';
export { mentionAll } from './refusal-texts.ts';
export { refuseToPost } from './refuse-to-post.ts';
export { typedUsage } from './typed-command.ts';
export { refuseWithUsage } from './usage-refusal.ts';

interface Needs extends Pick<Frame, 'userApi' | 'api' | 'platform' | 'log'>, Mounted {
  settings: SettingsService;
  directory: GuildDirectory;
}

/** Commands, whichever way they are given, and how guilds set them. */
export const commandsFeature = defineFeature({
  name: 'commands',
  open: ({ settings, directory, userApi, api, platform, log, mounted }: Needs) => {
    const { clientId } = platform;
    const commandSettings = openCommandSettings({ settings, directory, userApi, api, clientId, log });
    return {
      services: { commandSettings },
      routes: [(app, options) => commandsRoutes(listCommands(mounted()), commandSettings)(app, options)],
      listeners: commandListeners,
    };
  },
});
