import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { readBody, shape } from '../../protocol/form-body.ts';
import { empty } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, changesBetween, writeAudit } from '../../world/moderation/audit.ts';
import { setOverwrites, announceChannel } from '../../world/channels.ts';
import { ALL_PERMISSIONS, PERMISSION_BITS } from '../../state/permission-bits.ts';
import { channelPermissions, guildPermissions } from '../../world/permissions.ts';
import type { Channel, Guild, Overwrite } from '../../state/state.ts';
import { assertChannelPermission, channelOfBot } from '../bot-guards.ts';
import { overwriteFields, toOverwrites } from './channel-body.ts';

const OVERWRITE = '/channels/:channelId/permissions/:overwriteId';

export const overwriteRoutes: Route[] = [
  route('PUT', OVERWRITE, 'bot', (call) => {
    const { platform, param, body } = call;
    const { channel, guild } = placeOf(call);
    const [entry] = toOverwrites([{ id: param('overwriteId'), ...readBody(body, shape(overwriteFields)) }]);
    if (entry === undefined) throw new ApiError('unknownOverwrite');
    assertMaySetOverwrites(platform, guild, [entry], channel);
    const before = channel.overwrites.find(({ id }) => id === entry.id);
    setOverwrites(platform, channel, [...channel.overwrites.filter(({ id }) => id !== entry.id), entry]);
    announceChannel(platform, 'CHANNEL_UPDATE', channel);
    const action = before === undefined ? AUDIT.overwriteCreate : AUDIT.overwriteUpdate;
    const changes = changesBetween({ ...(before ?? { allow: '0', deny: '0' }) }, { ...entry });
    audit(call, guild, { action, channel, entry, changes });
    return empty();
  }),
  route('DELETE', OVERWRITE, 'bot', (call) => {
    const { channel, guild } = placeOf(call);
    const entry = requireFound(
      channel.overwrites.find(({ id }) => id === call.param('overwriteId')),
      'unknownOverwrite',
    );
    const left = channel.overwrites.filter((each) => each !== entry);
    setOverwrites(call.platform, channel, left);
    announceChannel(call.platform, 'CHANNEL_UPDATE', channel);
    audit(call, guild, { action: AUDIT.overwriteDelete, channel, entry, changes: [] });
    return empty();
  }),
];

function placeOf({ platform, param }: Call<'channelId' | 'overwriteId'>): { channel: Channel; guild: Guild } {
  const { channel, guild } = channelOfBot(platform, param('channelId'));
  if (guild === undefined || channel.thread !== undefined) throw new ApiError('cannotExecuteOnType');
  assertChannelPermission(platform, { channel, guild }, 'ManageRoles');
  return { channel, guild };
}

/**
 * An overwrite can only allow or deny permissions the bot has itself, apart from what it already allowed or denied,
 * unless an overwrite of the channel grants the bot or one of its roles Manage Permissions. Changing that permission
 * itself takes an administrator.
 */
export function assertMaySetOverwrites(
  { application }: Platform,
  guild: Guild,
  overwrites: Overwrite[],
  channel?: Channel,
): void {
  const own =
    channel === undefined
      ? guildPermissions(guild, application.id)
      : channelPermissions(guild, channel, application.id);
  if (own === ALL_PERMISSIONS) return;
  const addedBy = ({ id, allow, deny }: Overwrite): bigint => {
    const before = channel?.overwrites.find((entry) => entry.id === id);
    return (BigInt(allow) & ~BigInt(before?.allow ?? 0)) | (BigInt(deny) & ~BigInt(before?.deny ?? 0));
  };
  const named = channel?.overwrites.some(
    ({ id, allow }) =>
      (id === application.id || guild.members[application.id]?.roles.includes(id)) &&
      (BigInt(allow) & PERMISSION_BITS.ManageRoles) !== 0n,
  );
  const changed = overwrites.reduce((bits, overwrite) => bits | addedBy(overwrite), 0n);
  const beyond = named === true ? 0n : changed & ~own;
  if (beyond !== 0n || (changed & PERMISSION_BITS.ManageRoles) !== 0n) throw new ApiError('missingPermissions');
}

function audit(
  { platform, reason }: Pick<Call, 'platform' | 'reason'>,
  guild: Guild,
  input: { action: number; channel: Channel; entry: Overwrite; changes: JsonObject[] },
): void {
  const { action, channel, entry, changes } = input;
  const name = guild.roles.find(({ id }) => id === entry.id)?.name;
  const options: JsonObject = {
    id: entry.id,
    type: String(entry.type),
    ...(entry.type === 0 ? { role_name: name } : {}),
  };
  const userId = platform.application.id;
  writeAudit(platform, guild, { action, userId, targetId: channel.id, reason, changes, options });
}
