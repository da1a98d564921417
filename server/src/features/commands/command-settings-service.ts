import {
  type CommandSettings,
  type CommandsSettings,
  settingsOfCommand,
} from '@perigee/core/commands/command-settings';
import { isSame } from '@perigee/core/settings/is-same';
import type { Logger } from 'pino';
import { describeError } from '../../bot/report-error.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { SettingsService } from '../settings/settings-service.ts';
import type { OverwritePermissions, Undo } from './overwrite-permissions.ts';

export interface CommandSave {
  guildId: string;
  name: string;
  settings: CommandSettings;
  /** The section's version the save is based on; without it the save is taken whatever came between. */
  baseVersion?: number | undefined;
}

export interface CommandSettingsService {
  /**
   * Saves how one command is set, here and as the slash command's permissions on the platform: both or neither.
   * Answers the section's version.
   * @throws AppError `invalid` for what the guild does not have, `unauthorized` when the platform does not let the caller,
   * `conflict` when somebody saved this command since the base version.
   */
  save(caller: Caller, save: CommandSave): Promise<{ version: number }>;
}

interface CommandSettingsParts {
  settings: SettingsService;
  overwritePermissions: OverwritePermissions;
  log: Logger;
}

/** How often a save begins anew because somebody else saved the same command in between. */
const ATTEMPTS = 5;

/**
 * The platform is asked first, and only what it took is stored: a refusal, by far the commonest failure, then leaves no
 * trace. Stored is only over what was read before asking; otherwise the whole begins anew, so that of two who save one
 * command at once the last to store is also the last the platform heard (docs/decisions/0020).
 */
export function createCommandSettings({
  settings,
  overwritePermissions,
  log,
}: CommandSettingsParts): CommandSettingsService {
  const attempt = async (caller: Caller, { guildId, name, settings: after, baseVersion }: CommandSave) => {
    const partOf = (commands: CommandsSettings) => settingsOfCommand(commands, name);
    const base = baseVersion === undefined ? undefined : { version: baseVersion, partOf };
    const target = { guildId, section: 'commands', savedBy: caller.userId, part: name, base } as const;
    const rehearsed = await settings.rehearse(target, (commands) => ({ ...commands, [name]: after }));
    const before = partOf(rehearsed.before);
    const undo = await overwritePermissions(caller, { guildId, name, before, after });
    try {
      return await settings.change(target, (commands) => {
        if (!isSame(partOf(commands), before)) throw new SavedMeanwhile();
        return { ...commands, [name]: after };
      });
    } catch (error) {
      // The next attempt overwrites again; anything else ends the save.
      if (!(error instanceof SavedMeanwhile)) await takeBack(undo, log);
      throw error;
    }
  };

  return {
    async save(caller, save) {
      for (let left = ATTEMPTS; left > 0; left -= 1) {
        try {
          return await attempt(caller, save);
        } catch (error) {
          if (!(error instanceof SavedMeanwhile)) throw error;
        }
      }
      throw new AppError('conflict', 'Somebody else is saving this command, try again');
    },
  };
}

/** Where even that fails, the next save of the command finds the difference and puts it right. */
async function takeBack(undo: Undo | null, log: Logger): Promise<void> {
  try {
    await undo?.();
  } catch (error) {
    log.warn(describeError(error), 'the overwrites of a command that was not saved could not be taken back');
  }
}

class SavedMeanwhile extends Error {}
