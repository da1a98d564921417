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
  refuseField,
  shape,
  snowflake,
  text,
} from '../http/form-body.ts';
import { empty, json } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { Platform } from '../platform.ts';
import { AUDIT, writeAudit } from '../world/audit.ts';
import { addChannel, presentDirectChannel, removeChannel, tellOfChannel } from '../world/channels.ts';
import { channelsOf } from '../world/channel-index.ts';
import { presentChannel } from '../world/present-guild.ts';
import type { Channel, Guild } from '../world/state.ts';
import { assertChannelPermission, assertGuildPermission, channelOfBot, guildOfBot } from './bot-guards.ts';

const CHANNEL = '/channels/:channelId';
const SLOWMODE_MAX_SECONDS = 21_600;

const overwrite = shape({
  id: snowflake,
  type: integer({ min: 0, max: 1 }),
  allow: optional(nullable(permissionSet)),
  deny: optional(nullable(permissionSet)),
});
const details = {
  topic: optional(nullable(text({ max: 1024 }))),
  parent_id: optional(nullable(snowflake)),
  position: optional(nullable(integer({ min: 0 }))),
  nsfw: optional(nullable(flag)),
  rate_limit_per_user: optional(nullable(integer({ min: 0, max: SLOWMODE_MAX_SECONDS }))),
  permission_overwrites: optional(nullable(list(overwrite))),
};
const channelName = text({ min: 1, max: 100 });
const newChannel = shape({ ...details, name: channelName, type: optional(nullable(integer())) });
const channelChanges = shape({ ...details, name: optional(channelName) });
type Details = Omit<ReturnType<typeof channelChanges>, 'name'>;

export const channelRoutes: Route[] = [
  route('GET', '/guilds/:guildId/channels', 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    return json(channelsOf(platform.world, guild.id).map(presentChannel));
  }),
  route('POST', '/guilds/:guildId/channels', 'bot', ({ platform, param, body, reason }) => {
    const guild = guildOfBot(platform, param('guildId'));
    assertGuildPermission(platform, guild, 'ManageChannels');
    const { name, type, ...wishes } = readBody(body, newChannel);
    const kind = type ?? 0;
    if (![0, 2, 4, 5].includes(kind)) refuseField(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of (0, 2, 4, 5).');
    assertParent(platform, guild, wishes.parent_id);
    const channel = addChannel(platform, {
      ...toFields(wishes),
      guildId: guild.id,
      type: kind,
      name: asName(name, kind),
    });
    audit(platform, guild, AUDIT.channelCreate, channel, reason);
    return json(presentChannel(channel), 201);
  }),
  route('GET', CHANNEL, 'bot', ({ platform, param }) => {
    const { channel } = channelOfBot(platform, param('channelId'));
    if (channel.guildId === null) return json(presentDirectChannel(platform, channel, platform.application.id));
    return json(presentChannel(channel));
  }),
  route('PATCH', CHANNEL, 'bot', (call) => {
    const { platform, body, reason } = call;
    const { channel, guild } = channelToManage(call);
    const { name, ...wishes } = readBody(body, channelChanges);
    assertParent(platform, guild, wishes.parent_id);
    Object.assign(channel, toFields(wishes), name === undefined ? {} : { name: asName(name, channel.type) });
    tellOfChannel(platform, 'CHANNEL_UPDATE', channel);
    audit(platform, guild, AUDIT.channelUpdate, channel, reason);
    return json(presentChannel(channel));
  }),
  route('DELETE', CHANNEL, 'bot', (call) => {
    const { channel, guild } = channelToManage(call);
    removeChannel(call.platform, channel);
    audit(call.platform, guild, AUDIT.channelDelete, channel, call.reason);
    return json(presentChannel(channel));
  }),
  route('PUT', '/channels/:channelId/permissions/:overwriteId', 'bot', (call) => {
    const { channel } = channelToManage(call);
    const wishes = readBody(
      call.body,
      shape({
        type: integer({ min: 0, max: 1 }),
        allow: optional(nullable(permissionSet)),
        deny: optional(nullable(permissionSet)),
      }),
    );
    const id = call.param('overwriteId');
    channel.overwrites = [
      ...channel.overwrites.filter((entry) => entry.id !== id),
      ...toOverwrites([{ id, ...wishes }]),
    ];
    tellOfChannel(call.platform, 'CHANNEL_UPDATE', channel);
    return empty();
  }),
];

function channelToManage({ platform, param }: Call<'channelId'>): { channel: Channel; guild: Guild } {
  const { channel, guild } = channelOfBot(platform, param('channelId'));
  if (guild === undefined) throw new ApiError('wrongChannelType');
  assertChannelPermission(platform, { channel, guild }, 'ManageChannels');
  return { channel, guild };
}

/** Only categories hold channels, and only those of the same server. */
function assertParent(platform: Platform, guild: Guild, parentId: string | null | undefined): void {
  if (!isGiven(parentId)) return;
  const parent = platform.world.channels[parentId];
  if (parent?.guildId !== guild.id || parent.type !== 4) {
    refuseField(['parent_id'], 'CHANNEL_PARENT_INVALID', 'Category does not exist');
  }
}

/** Text channels are written in small letters with hyphens, as the platform makes them. */
function asName(name: string, type: number): string {
  return type === 0 || type === 5 ? name.toLowerCase().replace(/\s+/g, '-') : name;
}

function toFields(wishes: Details): Partial<Channel> {
  const {
    topic,
    parent_id: parentId,
    position,
    nsfw,
    rate_limit_per_user: slowmodeSeconds,
    permission_overwrites: overwrites,
  } = wishes;
  return {
    ...(topic === undefined ? {} : { topic }),
    ...(parentId === undefined ? {} : { parentId }),
    ...(!isGiven(position) ? {} : { position }),
    ...(!isGiven(nsfw) ? {} : { nsfw }),
    ...(!isGiven(slowmodeSeconds) ? {} : { slowmodeSeconds }),
    ...(!isGiven(overwrites) ? {} : { overwrites: toOverwrites(overwrites) }),
  };
}

function toOverwrites(entries: ReturnType<typeof overwrite>[]): Channel['overwrites'] {
  return entries.map(({ id, type, allow, deny }) => ({
    id,
    type: type === 1 ? 1 : 0,
    allow: allow ?? '0',
    deny: deny ?? '0',
  }));
}

function audit(platform: Platform, guild: Guild, action: number, channel: Channel, reason: string | null): void {
  writeAudit(platform, guild, { action, userId: platform.application.id, targetId: channel.id, reason });
}
