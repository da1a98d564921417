import { isGiven } from '../json.ts';
import { ApiError } from '../http/api-error.ts';
import {
  flag,
  integer,
  list,
  nullable,
  optional,
  permissionSet,
  readBody,
  shape,
  snowflake,
  text,
} from '../http/form-body.ts';
import { empty, json } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { Platform } from '../platform.ts';
import { AUDIT, writeAudit } from '../world/audit.ts';
import { getRole } from '../world/lookups.ts';
import { guildPermissions, outranksRole } from '../world/permissions.ts';
import { presentRole } from '../world/present-guild.ts';
import { addRole, removeRole, tellOfRole } from '../world/roles.ts';
import type { Guild, Role } from '../world/state.ts';
import { assertGuildPermission, guildOfBot } from './bot-guards.ts';

const ROLES = '/guilds/:guildId/roles';
const ROLE = '/guilds/:guildId/roles/:roleId';

const roleBody = shape({
  name: optional(nullable(text({ max: 100 }))),
  permissions: optional(nullable(permissionSet)),
  color: optional(nullable(integer({ min: 0, max: 0xffffff }))),
  hoist: optional(nullable(flag)),
  mentionable: optional(nullable(flag)),
});

export const roleRoutes: Route[] = [
  route('GET', ROLES, 'bot', ({ platform, param }) =>
    json(guildOfBot(platform, param('guildId')).roles.map(presentRole)),
  ),
  route('GET', ROLE, 'bot', ({ platform, param }) =>
    json(presentRole(getRole(guildOfBot(platform, param('guildId')), param('roleId')))),
  ),
  route('POST', ROLES, 'bot', ({ platform, param, body, reason }) => {
    const guild = guildForRoles(platform, param('guildId'));
    const wishes = readWishes(platform, guild, body ?? {});
    const everyone = getRole(guild, guild.id);
    const role = addRole(platform, guild, { permissions: everyone.permissions, ...wishes });
    writeAudit(platform, guild, {
      action: AUDIT.roleCreate,
      userId: platform.application.id,
      targetId: role.id,
      reason,
    });
    return json(presentRole(role));
  }),
  route('PATCH', ROLES, 'bot', moveRoles),
  route('PATCH', ROLE, 'bot', ({ platform, param, body, reason }) => {
    const guild = guildForRoles(platform, param('guildId'));
    const role = lowerRole(platform, guild, param('roleId'));
    Object.assign(role, readWishes(platform, guild, body));
    tellOfRole(platform, guild, 'GUILD_ROLE_UPDATE', role);
    writeAudit(platform, guild, {
      action: AUDIT.roleUpdate,
      userId: platform.application.id,
      targetId: role.id,
      reason,
    });
    return json(presentRole(role));
  }),
  route('DELETE', ROLE, 'bot', ({ platform, param, reason }) => {
    const guild = guildForRoles(platform, param('guildId'));
    const role = lowerRole(platform, guild, param('roleId'));
    if (role.managed || role.id === guild.id) throw new ApiError('invalidRole');
    removeRole(platform, guild, role);
    writeAudit(platform, guild, {
      action: AUDIT.roleDelete,
      userId: platform.application.id,
      targetId: role.id,
      reason,
    });
    return empty();
  }),
];

function guildForRoles(platform: Platform, guildId: string): Guild {
  const guild = guildOfBot(platform, guildId);
  assertGuildPermission(platform, guild, 'ManageRoles');
  return guild;
}

function lowerRole(platform: Platform, guild: Guild, roleId: string): Role {
  const role = getRole(guild, roleId);
  if (!outranksRole(guild, platform.application.id, role)) throw new ApiError('missingPermissions');
  return role;
}

/** The fields that were sent; nobody gives permissions they do not have. */
function readWishes(platform: Platform, guild: Guild, body: Call['body']): Partial<Role> {
  const { name, permissions, color, hoist, mentionable } = readBody(body, roleBody);
  if (isGiven(permissions)) {
    const beyond = BigInt(permissions) & ~guildPermissions(guild, platform.application.id);
    if (beyond !== 0n) throw new ApiError('missingPermissions');
  }
  return {
    ...(!isGiven(name) ? {} : { name: name || 'new role' }),
    ...(!isGiven(permissions) ? {} : { permissions }),
    ...(!isGiven(color) ? {} : { color }),
    ...(!isGiven(hoist) ? {} : { hoist }),
    ...(!isGiven(mentionable) ? {} : { mentionable }),
  };
}

function moveRoles({ platform, param, body }: Call<'guildId'>) {
  const guild = guildForRoles(platform, param('guildId'));
  const moves = readBody(body, list(shape({ id: snowflake, position: optional(nullable(integer({ min: 0 }))) })));
  for (const { id, position } of moves) {
    const role = lowerRole(platform, guild, id);
    role.position = position ?? role.position;
    tellOfRole(platform, guild, 'GUILD_ROLE_UPDATE', role);
  }
  return json(guild.roles.map(presentRole));
}
