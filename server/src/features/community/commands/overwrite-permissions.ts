import {
  type CommandSettings,
  type CommandsSettings,
  settingsOfCommand,
} from '@perigee/core/community/commands/command-settings';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { isSame } from '@perigee/core/base/sections/is-same';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { toPlatformError } from '../../../discord/platform-error.ts';
import type { CommandPermission, UserApi } from '../../../discord/user-api.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Caller } from '../../../http/caller.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import type { HookedChange } from '../settings/section-hooks.ts';
import { commandOverwrites, areEquivalent } from './command-overwrites.ts';
import type { SlashCommands } from './slash-commands.ts';

/** The settings of a command in a guild, before and after a change. */
export interface CommandChange {
  guildId: string;
  name: string;
  before: CommandSettings;
  after: CommandSettings;
}

/** Restores the previous overwrites. */
export type UndoOverwrite = () => Promise<void>;

/**
 * Applies the settings of a slash command to its permissions on the platform, with the caller's token. Returns a
 * function to undo that; null if nothing had to be done.
 */
export type OverwritePermissions = (caller: Caller, change: CommandChange) => Promise<UndoOverwrite | null>;

interface OverwriteDeps {
  userApi: Pick<UserApi, 'overwriteCommandPermissions'>;
  slashCommands: SlashCommands;
  directory: GuildDirectory;
}

/** The scope a token needs for this (docs/rules/sign-in.md#scopes). */
const SCOPE = 'applications.commands.permissions.update';

/** Creates the function that overwrites a slash command's permissions with the caller's own token and can undo it. */
export function overwritePermissionsWith({ userApi, slashCommands, directory }: OverwriteDeps): OverwritePermissions {
  return async (caller, change) => {
    const { guildId, name } = change;
    const commandId = await slashCommands.idOf(name);
    if (commandId === undefined) return null;

    const requested = await overwritesFor(directory, caller, change);
    // Overwrites made by hand on the platform are left alone as long as nothing is restricted here.
    if (requested.before.length === 0 && requested.after.length === 0) return null;
    const present = await slashCommands.overwritesOf(guildId, commandId);
    if (areEquivalent(present, requested.after)) return null;

    if (!caller.scopes.includes(SCOPE)) throw refusal('permissionScope');
    const put = (permissions: readonly CommandPermission[]) =>
      userApi.overwriteCommandPermissions(caller.token, guildId, commandId, permissions);
    await put(requested.after).catch((error: unknown) => {
      throw explain(error, slashCommands);
    });
    return () => put(present);
  };
}

async function overwritesFor(directory: GuildDirectory, caller: Caller, { guildId, before, after }: CommandChange) {
  const [guild, member] = await Promise.all([directory.get(guildId), directory.member(guildId, caller.userId)]);
  const roleIds = new Set(guild.rolesFor(member).map(({ id }) => id));
  const isAdministrator = guild.isAdministrator(member);
  const inGuild = (settings: CommandSettings) =>
    commandOverwrites(
      settings,
      { id: guildId, roleIds, channelIds: guild.channelIds },
      { userId: caller.userId, roleIds: member.roles, isAdministrator },
    );
  return { before: inGuild(before), after: inGuild(after) };
}

/** Translates the platform's refusal for the page; other errors are returned unchanged. */
function explain(thrown: unknown, slashCommands: SlashCommands): unknown {
  const error = toPlatformError(thrown);
  if (error.kind === 'unauthorized') return refusal('permissionScope', error);
  if (error.kind === 'forbidden') return refusal('platformRights', error);
  if (error.kind === 'notFound' && error.code === Code.UnknownApplicationCommand) slashCommands.forget();
  if (error.kind === 'notFound' || error.kind === 'refused') {
    return new AppError('conflict', 'Discord rejected these permissions, reload the page and try again', {
      cause: error,
    });
  }
  return error;
}

/**
 * A missing scope is a 401: authorizing again helps. A right that the person lacks on Discord is a 403, which no
 * sign-in changes (docs/rules/settings.md#overwritten-permissions).
 */
function refusal(code: 'permissionScope' | 'platformRights', cause?: unknown): AppError {
  const options = { issues: [makeIssue('', code)], cause };
  return code === 'permissionScope'
    ? new AppError(
        'unauthorized',
        'Failed to overwrite permissions for slash command because application has no permission to do so',
        options,
      )
    : new AppError('forbidden', 'Discord does not let you change the permissions of this command', options);
}

/**
 * Applies the settings of slash commands to their permissions on the platform. The platform is called before anything
 * is stored, and only what it accepted is stored (decision 0020): of two concurrent saves of a command, the last one
 * stored is also the last one the platform received.
 */
export function overwriteHookWith(overwritePermissions: OverwritePermissions) {
  return async ({
    guildId,
    caller,
    before,
    value,
    position,
    undoWith,
  }: HookedChange<CommandsSettings>): Promise<void> => {
    // A command saved on its own is compared with the platform even if nothing changed here.
    const names = typeof position === 'string' ? [position] : changedCommands(before, value);
    for (const name of names) {
      const change = { before: settingsOfCommand(before, name), after: settingsOfCommand(value, name) };
      const undo = await overwritePermissions(caller, { guildId, name, ...change });
      if (undo !== null) undoWith(undo);
    }
  };
}

/** The commands whose settings differ. */
function changedCommands(one: CommandsSettings, other: CommandsSettings): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => !isSame(settingsOfCommand(one, name), settingsOfCommand(other, name)));
}
