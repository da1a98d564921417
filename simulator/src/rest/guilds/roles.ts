import { ApiError } from '../../protocol/api-error.ts';
import { flag, integer, list, permissionSet, readBody, shape, snowflake, text } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { isGiven, type JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, changesBetween, writeAudit } from '../../world/moderation/audit.ts';
import { getRole } from '../../world/lookups.ts';
import { guildPermissions, outranksRole } from '../../world/permissions.ts';
import { presentRole } from '../../world/views/present-guild.ts';
import { addRole, removeRole, announceRole } from '../../world/roles.ts';
import type { Guild, Role } from '../../state/state.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';

const ROLES = '/guilds/:guildId/roles';
const ROLE = '/guilds/:guildId/roles/:roleId';
const ROLES_MAX = 250;

const color = integer({ min: 0, max: 0xffffff });
const roleBody = shape({
  name: maybe(text({ max: 100 })),
  permissions: maybe(permissionSet),
  color: maybe(color),
  colors: maybe(shape({ primary_color: color, secondary_color: maybe(color), tertiary_color: maybe(color) })),
  hoist: maybe(flag),
  mentionable: maybe(flag),
});
const moves = list(shape({ id: snowflake, position: maybe(integer({ min: 0 })) }));

export const roleRoutes: Route[] = [
  route('GET', ROLES, 'bot', ({ platform, param }) =>
    json(guildOfBot(platform, param('guildId')).roles.map(presentRole)),
  ),
  route('GET', ROLE, 'bot', ({ platform, param }) =>
    json(presentRole(getRole(guildOfBot(platform, param('guildId')), param('roleId')))),
  ),
  route('POST', ROLES, 'bot', (call) => {
    const { platform, param, body } = call;
    const guild = guildForRoles(platform, param('guildId'));
    const fields = readFields(platform, guild, body ?? {});
    if (guild.roles.length >= ROLES_MAX) throw new ApiError('maxRoles');
    const everyone = getRole(guild, guild.id);
    const role = addRole(platform, guild, { permissions: everyone.permissions, ...fields });
    audit(call, guild, role, { action: AUDIT.roleCreate, changes: changesBetween({}, auditable(role)) });
    return json(presentRole(role));
  }),
  route('PATCH', ROLES, 'bot', moveRoles),
  route('PATCH', ROLE, 'bot', (call) => {
    const { platform, param, body } = call;
    const guild = guildForRoles(platform, param('guildId'));
    const role = lowerRole(platform, guild, param('roleId'));
    const before = auditable(role);
    Object.assign(role, readFields(platform, guild, body));
    announceRole(platform, guild, 'GUILD_ROLE_UPDATE', role);
    audit(call, guild, role, { action: AUDIT.roleUpdate, changes: changesBetween(before, auditable(role)) });
    return json(presentRole(role));
  }),
  route('DELETE', ROLE, 'bot', (call) => {
    const { platform, param } = call;
    const guild = guildForRoles(platform, param('guildId'));
    const role = lowerRole(platform, guild, param('roleId'));
    if (role.managed || role.id === guild.id) throw new ApiError('invalidRole');
    removeRole(platform, guild, role);
    const changes = Object.entries(auditable(role)).map(([key, value]) => ({ key, old_value: value }));
    audit(call, guild, role, { action: AUDIT.roleDelete, changes });
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

/** The given fields; nobody can grant permissions they do not have. */
function readFields(platform: Platform, guild: Guild, body: Call['body']): Partial<Role> {
  const { name, permissions, color: single, colors, hoist, mentionable } = readBody(body, roleBody);
  if (isGiven(permissions)) {
    const beyond = BigInt(permissions) & ~guildPermissions(guild, platform.application.id);
    if (beyond !== 0n) throw new ApiError('missingPermissions');
  }
  const primary = colors?.primary_color ?? single;
  return {
    ...(!isGiven(name) ? {} : { name: name || 'new role' }),
    ...(!isGiven(permissions) ? {} : { permissions }),
    ...(!isGiven(primary) ? {} : { color: primary }),
    ...(!isGiven(hoist) ? {} : { hoist }),
    ...(!isGiven(mentionable) ? {} : { mentionable }),
  };
}

/** Moves roles; a role that keeps its position causes no event. */
function moveRoles(call: Call<'guildId'>) {
  const { platform, param, body } = call;
  const guild = guildForRoles(platform, param('guildId'));
  const changed = readBody(body, moves).filter(
    ({ id, position }) => isGiven(position) && getRole(guild, id).position !== position,
  );
  const roles = changed.map(({ id, position }) => ({ role: lowerRole(platform, guild, id), position: position ?? 0 }));
  const own = guild.ownerId === platform.application.id ? Infinity : topPosition(guild, platform.application.id);
  if (roles.some(({ role, position }) => role.id === guild.id || position >= own))
    throw new ApiError('missingPermissions');
  for (const { role, position } of roles) {
    const before = { position: role.position };
    role.position = position;
    announceRole(platform, guild, 'GUILD_ROLE_UPDATE', role);
    audit(call, guild, role, { action: AUDIT.roleUpdate, changes: changesBetween(before, { position }) });
  }
  return json(guild.roles.map(presentRole));
}

function topPosition(guild: Guild, userId: string): number {
  const own = guild.members[userId]?.roles ?? [];
  return Math.max(0, ...guild.roles.filter(({ id }) => own.includes(id)).map(({ position }) => position));
}

function auditable({ name, color: primary, hoist, mentionable, permissions }: Role): JsonObject {
  return { name, color: primary, hoist, mentionable, permissions };
}

function audit(
  { platform, reason }: Pick<Call, 'platform' | 'reason'>,
  guild: Guild,
  role: Role,
  input: { action: number; changes: JsonObject[] },
): void {
  writeAudit(platform, guild, { ...input, userId: platform.application.id, targetId: role.id, reason });
}
