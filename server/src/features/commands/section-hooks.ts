import type { API } from '@discordjs/core/http-only';
import type { UserApi } from '../../discord/user-api.ts';
import type { GuildDirectory } from '../guilds/guild-directory.ts';
import type { SectionHooks } from '../settings/section-hooks.ts';
import { overwriteHookWith } from './overwrite-hook.ts';
import { overwritePermissionsWith } from './overwrite-permissions.ts';
import { createSlashCommands } from './slash-commands.ts';

interface HookParts {
  directory: GuildDirectory;
  /** In the name of people, and as the bot. */
  userApi: UserApi;
  api: API;
  clientId: string;
}

/** What a change of the commands' settings does on the platform. */
export function commandsSectionHooks({ directory, userApi, api, clientId }: HookParts): SectionHooks {
  const slashCommands = createSlashCommands(api, clientId);
  return { commands: overwriteHookWith(overwritePermissionsWith({ userApi, slashCommands, directory })) };
}
