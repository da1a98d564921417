import type { API } from '@discordjs/core/http-only';
import { ApplicationCommandType, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { createLoadingCache } from '../../cache/loading-cache.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { toPlatformError } from '../../discord/platform-error.ts';
import type { CommandPermission } from '../../discord/user-api.ts';

/** The bot's slash commands as the platform has them. Every failure is a PlatformError. */
export interface SlashCommands {
  /** The platform's id of that command; undefined when it is not registered there. */
  idOf(name: string): Promise<string | undefined>;
  /** The overwrites it has in a guild. */
  overwritesOf(guildId: string, commandId: string): Promise<CommandPermission[]>;
  /** The ids are not to be trusted any more. */
  forget(): void;
}

/** Commands keep their ids when a new version registers them again; only ones that come and go are new, in milliseconds. */
const IDS_KNOWN_MS = 300_000;
const IDS = 'ids';

export function createSlashCommands(api: API, clientId: string): SlashCommands {
  const ids = createLoadingCache<ReadonlyMap<string, string>>({ max: 1, ttlMs: IDS_KNOWN_MS });
  const loadIds = async () => {
    const commands = await api.applicationCommands.getGlobalCommands(clientId);
    // Entries of menus have names of their own, which may be a slash command's too.
    const slash = commands.filter(({ type }) => type === ApplicationCommandType.ChatInput);
    return new Map(slash.map(({ name, id }) => [name, id]));
  };

  return {
    async idOf(name) {
      const known = await asPlatformErrors(ids.get(IDS, loadIds));
      // The bot may have registered it just now.
      if (!known.has(name)) ids.drop(IDS);
      return known.get(name);
    },
    async overwritesOf(guildId, commandId) {
      const call = api.applicationCommands.getGuildCommandPermissions(clientId, guildId, commandId);
      const found = await asPlatformErrors(forgiving([Code.UnknownApplicationCommandPermissions], call));
      return found?.permissions ?? [];
    },
    forget: () => ids.clear(),
  };
}

async function asPlatformErrors<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw toPlatformError(error);
  }
}
