import type { API } from '@discordjs/core/http-only';
import { ApplicationCommandType, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { createLoadingCache } from '../../../cache/loading-cache.ts';
import { ignoreErrorCodes } from '../../../discord/ignore-error-codes.ts';
import { toPlatformError } from '../../../discord/platform-error.ts';
import type { CommandPermission } from '../../../discord/user-api.ts';

/** The bot's slash commands as registered on the platform. All failures are PlatformErrors. */
export interface SlashCommands {
  /** The platform's id of a command; undefined if it is not registered there. */
  idOf(name: string): Promise<string | undefined>;
  /** The overwrites of a command in a guild. */
  overwritesOf(guildId: string, commandId: string): Promise<CommandPermission[]>;
  /** Drops the cached ids. */
  forget(): void;
}

/**
 * How long ids are cached, in milliseconds. Commands keep their ids when registered again; only added or removed ones
 * change.
 */
const IDS_KNOWN_MS = 300_000;
const IDS = 'ids';

export function createSlashCommands(api: API, clientId: string): SlashCommands {
  const ids = createLoadingCache<ReadonlyMap<string, string>>({ max: 1, ttlMs: IDS_KNOWN_MS });
  const loadIds = async () => {
    const commands = await api.applicationCommands.getGlobalCommands(clientId);
    // Context menu commands have separate names, which may equal a slash command's.
    const slash = commands.filter(({ type }) => type === ApplicationCommandType.ChatInput);
    return new Map(slash.map(({ name, id }) => [name, id]));
  };

  return {
    async idOf(name) {
      const existing = await asPlatformErrors(ids.get(IDS, loadIds));
      // It may have been registered just now, so the next call loads the ids again.
      if (!existing.has(name)) ids.drop(IDS);
      return existing.get(name);
    },
    async overwritesOf(guildId, commandId) {
      const call = api.applicationCommands.getGuildCommandPermissions(clientId, guildId, commandId);
      const found = await asPlatformErrors(ignoreErrorCodes([Code.UnknownApplicationCommandPermissions], call));
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
