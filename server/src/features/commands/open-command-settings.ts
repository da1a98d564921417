import type { API } from '@discordjs/core/http-only';
import type { Logger } from 'pino';
import type { UserApi } from '../../discord/user-api.ts';
import type { GuildDirectory } from '../directory/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { type CommandSettingsService, createCommandSettings } from './command-settings-service.ts';
import { overwritePermissionsWith } from './overwrite-permissions.ts';
import { createSlashCommands } from './slash-commands.ts';

interface CommandSettingsSurroundings {
  settings: SettingsService;
  directory: GuildDirectory;
  /** In the name of people, and as the bot. */
  userApi: UserApi;
  api: API;
  clientId: string;
  log: Logger;
}

/** How guilds set their commands, with the platform's permissions beside. */
export function openCommandSettings(surroundings: CommandSettingsSurroundings): CommandSettingsService {
  const { settings, directory, userApi, api, clientId, log } = surroundings;
  const slashCommands = createSlashCommands(api, clientId);
  const overwritePermissions = overwritePermissionsWith({ userApi, slashCommands, directory });
  return createCommandSettings({ settings, overwritePermissions, log });
}
