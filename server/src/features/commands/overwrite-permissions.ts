import type { CommandSettings } from '@perigee/core/commands/command-settings';
import { makeIssue } from '@perigee/core/issues/issue';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { toPlatformError } from '../../discord/platform-error.ts';
import type { CommandPermission, UserApi } from '../../discord/user-api.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { GuildDirectory } from '../directory/index.ts';
import { commandOverwrites, haveSameEffect } from './command-overwrites.ts';
import type { SlashCommands } from './slash-commands.ts';

/** How one command of a guild is to be from now on, and was before. */
export interface CommandChange {
  guildId: string;
  name: string;
  before: CommandSettings;
  after: CommandSettings;
}

/** Puts the overwrites back that were there. */
export type UndoOverwrite = () => Promise<void>;

/**
 * Makes the platform's permissions of a slash command those of its settings, in the caller's name, and answers how to
 * take that back; null where nothing had to be done.
 */
export type OverwritePermissions = (caller: Caller, change: CommandChange) => Promise<UndoOverwrite | null>;

interface OverwriteParts {
  userApi: Pick<UserApi, 'overwriteCommandPermissions'>;
  slashCommands: SlashCommands;
  directory: GuildDirectory;
}

/** The scope a token needs for this (docs/rules/sign-in.md#scopes). */
const SCOPE = 'applications.commands.permissions.update';

/** Overwrites who may use a slash command, with the person's own token, and can put it back. */
export function overwritePermissionsWith({ userApi, slashCommands, directory }: OverwriteParts): OverwritePermissions {
  return async (caller, change) => {
    const { guildId, name } = change;
    const commandId = await slashCommands.idOf(name);
    if (commandId === undefined) return null;

    const requested = await overwritesFor(directory, caller, change);
    // What managers set by hand on the platform is theirs, as long as nothing is restricted here.
    if (requested.before.length === 0 && requested.after.length === 0) return null;
    const present = await slashCommands.overwritesOf(guildId, commandId);
    if (haveSameEffect(present, requested.after)) return null;

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

/** What the platform's refusal means here; what is no refusal stays as it is. */
function explain(thrown: unknown, slashCommands: SlashCommands): unknown {
  const error = toPlatformError(thrown);
  if (error.kind === 'unauthorized') return refusal('permissionScope', error);
  if (error.kind === 'forbidden') return refusal('platformRights', error);
  if (error.kind === 'notFound' && error.code === Code.UnknownApplicationCommand) slashCommands.forget();
  if (error.kind === 'notFound' || error.kind === 'refused') {
    return new AppError('conflict', 'Discord did not take these permissions, reload the page and try again', {
      cause: error,
    });
  }
  return error;
}

/**
 * Both are 401 to the page (docs/rules/settings.md#overwritten-permissions); the issue says whether signing in again
 * can help.
 */
function refusal(code: 'permissionScope' | 'platformRights', cause?: unknown): AppError {
  const message = 'Failed to overwrite permissions for slash command because application has no permission to do so';
  return new AppError('unauthorized', message, { issues: [makeIssue('', code)], cause });
}
