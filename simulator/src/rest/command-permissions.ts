import { ApiError, requireFound } from '../protocol/api-error.ts';
import { flag, integer, list, readBody, shape, snowflake } from '../protocol/form-body.ts';
import { json } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { AUDIT, writeAudit } from '../world/moderation/audit.ts';
import { allChannelsId, mayRun } from '../world/command-access.ts';
import { getGuild } from '../world/lookups.ts';
import { canSee, guildPermissions, holds, outranksRole } from '../world/permissions.ts';
import type { Command, CommandPermission, Guild } from '../state/state.ts';
import { guildOfBot } from './bot-guards.ts';

const ALL = '/applications/:applicationId/guilds/:guildId/commands/permissions';
const ONE = '/applications/:applicationId/guilds/:guildId/commands/:commandId/permissions';
/** "You can add up to 100 permission overwrites for a command" (topic "Application Commands"). */
const PERMISSIONS_MAX = 100;
const UPDATE_SCOPE = 'applications.commands.permissions.update';

const permissionsBody = shape({
  permissions: list(shape({ id: snowflake, type: integer({ min: 1, max: 3 }), permission: flag }), {
    max: PERMISSIONS_MAX,
  }),
});

export const commandPermissionRoutes: Route[] = [
  route('GET', ALL, 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const entries = Object.entries(platform.world.commandPermissions[guild.id] ?? {});
    return json(entries.map(([id, permissions]) => present(platform, guild, id, permissions)));
  }),
  route('GET', ONE, 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    assertCommand(platform, guild, param('commandId'));
    const permissions = platform.world.commandPermissions[guild.id]?.[param('commandId')];
    return json(present(platform, guild, param('commandId'), requireFound(permissions, 'unknownCommandPermissions')));
  }),
  // Not for the bot: "using a bot token will return an error". It takes the token of a manager with the scope.
  route('PUT', ONE, { scope: UPDATE_SCOPE, orBot: false }, overwritePermissions),
];

function overwritePermissions({ platform, actor, param, body }: Call<'applicationId' | 'guildId' | 'commandId'>) {
  const guild = getGuild(platform.world, param('guildId'));
  if (guild.members[actor.userId] === undefined) throw new ApiError('missingAccess');
  const own = guildPermissions(guild, actor.userId);
  if (!holds(own, 'ManageGuild') || !holds(own, 'ManageRoles')) throw new ApiError('missingPermissions');
  // The application's own id means "all commands", so no command needs to have it.
  if (param('commandId') !== platform.application.id) {
    const command = assertCommand(platform, guild, param('commandId'));
    if (!mayRun(platform, guild, command, actor.userId)) throw new ApiError('missingPermissions');
  }

  const { permissions } = readBody(body, permissionsBody);
  for (const permission of permissions) assertManageable(platform, guild, actor.userId, permission);
  const entries = permissions.map(({ id, type, permission }) => ({ id, type, permission }));
  const ofGuild = platform.world.commandPermissions[guild.id] ?? {};
  platform.world.commandPermissions[guild.id] = { ...ofGuild, [param('commandId')]: entries };
  const data = present(platform, guild, param('commandId'), entries);
  announce(platform, { name: 'APPLICATION_COMMAND_PERMISSIONS_UPDATE', data, guildId: guild.id });
  const input = {
    userId: actor.userId,
    targetId: param('commandId'),
    reason: null,
    options: { application_id: platform.application.id },
  };
  writeAudit(platform, guild, { ...input, action: AUDIT.commandPermissionUpdate });
  return json(data);
}

function assertCommand(platform: Platform, guild: Guild, commandId: string): Command {
  const command = platform.world.commands.find(({ id }) => id === commandId);
  if (command === undefined || (command.guild_id ?? guild.id) !== guild.id) throw new ApiError('unknownCommand');
  return command;
}

/**
 * The person must be able "to manage the resources that will be affected": roles below their own, channels they see.
 */
function assertManageable(
  platform: Platform,
  guild: Guild,
  actorId: string,
  { id, type }: { id: string; type: number },
): void {
  if (id === guild.id || id === allChannelsId(guild)) return;
  if (type === 1) {
    const role = requireFound(
      guild.roles.find((entry) => entry.id === id),
      'unknownRole',
    );
    if (!outranksRole(guild, actorId, role)) throw new ApiError('missingPermissions');
  }
  if (type === 2) requireFound(guild.members[id], 'unknownUser');
  if (type === 3) {
    const channel = requireFound(platform.world.channels[id], 'unknownChannel');
    if (channel.guildId !== guild.id) throw new ApiError('unknownChannel');
    if (!canSee(guild, channel, actorId)) throw new ApiError('missingPermissions');
  }
}

function present(platform: Platform, guild: Guild, commandId: string, permissions: CommandPermission[]) {
  return { id: commandId, application_id: platform.application.id, guild_id: guild.id, permissions };
}
