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
import { onlyOver, SavedMeanwhile, type SettingsService } from '../settings/index.ts';
import type { CommandChange, OverwritePermissions, Undo } from './overwrite-permissions.ts';

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
  /**
   * The same for all commands of a guild at once, as a restored version or a file brings them. `store` stores them, and
   * only over the commands it is handed.
   * @throws AppError as `save` does.
   */
  replaceAll<Result>(
    caller: Caller,
    replacement: { guildId: string; commands: CommandsSettings },
    store: (before: CommandsSettings) => Promise<Result>,
  ): Promise<Result>;
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
  /** Overwrites one command after the other, then stores; what was overwritten is taken back when either fails. */
  const overwriteAndStore = async <Result>(
    caller: Caller,
    changes: readonly CommandChange[],
    store: () => Promise<Result>,
  ): Promise<Result> => {
    const undos: Undo[] = [];
    try {
      for (const change of changes) {
        const undo = await overwritePermissions(caller, change);
        if (undo !== null) undos.unshift(undo);
      }
      return await store();
    } catch (error) {
      // The next attempt overwrites again; anything else ends the save.
      if (!(error instanceof SavedMeanwhile)) await takeBack(undos, log);
      throw error;
    }
  };

  return {
    save: (caller, { guildId, name, settings: after, baseVersion }) =>
      again(async () => {
        const partOf = (commands: CommandsSettings) => settingsOfCommand(commands, name);
        const base = baseVersion === undefined ? undefined : { version: baseVersion, partOf };
        const target = { guildId, section: 'commands', savedBy: caller.userId, part: name, base } as const;
        const next = (commands: CommandsSettings) => ({ ...commands, [name]: after });
        const rehearsed = await settings.rehearse(target, next);
        const before = partOf(rehearsed.before);
        return overwriteAndStore(caller, [{ guildId, name, before, after }], () =>
          settings.change(target, (commands) => {
            onlyOver(before, partOf(commands));
            return next(commands);
          }),
        );
      }),

    replaceAll: (caller, { guildId, commands }, store) =>
      again(async () => {
        const target = { guildId, section: 'commands', savedBy: caller.userId } as const;
        const { before, value } = await settings.rehearse(target, () => commands);
        return overwriteAndStore(caller, changesBetween(guildId, before, value), () => store(before));
      }),
  };
}

/** The commands that are set differently. */
function changesBetween(guildId: string, one: CommandsSettings, other: CommandsSettings): CommandChange[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => {
    const [before, after] = [settingsOfCommand(one, name), settingsOfCommand(other, name)];
    return isSame(before, after) ? [] : [{ guildId, name, before, after }];
  });
}

async function again<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let left = ATTEMPTS; left > 0; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof SavedMeanwhile)) throw error;
    }
  }
  throw new AppError('conflict', 'Somebody else is saving this command, try again');
}

/** Where even that fails, the next save of the command finds the difference and puts it right. */
async function takeBack(undos: readonly Undo[], log: Logger): Promise<void> {
  try {
    for (const undo of undos) await undo();
  } catch (error) {
    log.warn(describeError(error), 'the overwrites of a command that was not saved could not be taken back');
  }
}
