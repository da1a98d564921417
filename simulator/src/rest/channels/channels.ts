import { ApiError } from '../../protocol/api-error.ts';
import { readBody, refuseField } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { isGiven } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, changesBetween, writeAudit } from '../../world/moderation/audit.ts';
import { channelsOf } from '../../state/channel-index.ts';
import {
  addChannel,
  presentDirectChannel,
  removeChannel,
  setOverwrites,
  announceChannel,
} from '../../world/channels.ts';
import { presentChannel } from '../../world/views/present-channel.ts';
import type { Channel, Guild } from '../../state/state.ts';
import { assertChannelPermission, assertGuildPermission, channelOfBot, guildOfBot } from '../bot-guards.ts';
import { isNeededByCommunity } from '../guilds/community.ts';
import { asName, channelChanges, newChannel, positionsBody, toFields, topicMax } from './channel-body.ts';
import { assertMaySetOverwrites } from './overwrites.ts';
import { changeThread, deleteThread } from './thread-changes.ts';
import { presentOwn } from './threads.ts';

const CHANNEL = '/channels/:channelId';
const CHANNELS_MAX = 500;
const TYPES = [0, 2, 4, 5, 13, 15, 16];
const CATEGORY = 4;
const CONVERTIBLE = new Set([0, 5]);

export const channelRoutes: Route[] = [
  route('GET', '/guilds/:guildId/channels', 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    return json(channelsOf(platform.world, guild.id).map(presentChannel));
  }),
  route('POST', '/guilds/:guildId/channels', 'bot', createChannel),
  route('PATCH', '/guilds/:guildId/channels', 'bot', ({ platform, param, body }) => {
    const guild = guildOfBot(platform, param('guildId'));
    assertGuildPermission(platform, guild, 'ManageChannels');
    for (const { id, position } of readBody(body, positionsBody)) {
      const channel = platform.world.channels[id];
      if (channel?.guildId !== guild.id) throw new ApiError('unknownChannel');
      if (!isGiven(position) || position === channel.position) continue;
      channel.position = position;
      announceChannel(platform, 'CHANNEL_UPDATE', channel);
    }
    return empty();
  }),
  route('GET', CHANNEL, 'bot', ({ platform, param }) => {
    const { channel } = channelOfBot(platform, param('channelId'));
    if (channel.guildId === null) return json(presentDirectChannel(platform, channel, platform.application.id));
    return json(presentOwn(platform, channel));
  }),
  route('PATCH', CHANNEL, 'bot', (call) => {
    const { channel, guild } = guildChannel(call);
    return channel.thread === undefined ? changeChannel(call, channel, guild) : changeThread(call, { channel, guild });
  }),
  route('DELETE', CHANNEL, 'bot', (call) => {
    const { channel, guild } = guildChannel(call);
    if (channel.thread !== undefined) return deleteThread(call, { channel, guild });
    assertChannelPermission(call.platform, { channel, guild }, 'ManageChannels');
    if (isNeededByCommunity(guild, channel)) throw new ApiError('neededByCommunity');
    removeChannel(call.platform, channel);
    const changes = [{ key: 'name', old_value: channel.name }];
    audit(call, guild, { action: AUDIT.channelDelete, channel, changes });
    return json(presentChannel(channel));
  }),
];

function createChannel(call: Call<'guildId'>) {
  const { platform, param, body } = call;
  const guild = guildOfBot(platform, param('guildId'));
  assertGuildPermission(platform, guild, 'ManageChannels');
  const { name, type, ...details } = readBody(body, newChannel);
  const kind = type ?? 0;
  if (!TYPES.includes(kind)) {
    refuseField(['type'], 'BASE_TYPE_CHOICES', `Value must be one of (${TYPES.join(', ')}).`);
  }
  assertTopic(kind, details.topic);
  assertParent(platform, guild, details.parent_id);
  if (channelsOf(platform.world, guild.id).length >= CHANNELS_MAX) throw new ApiError('maxChannels');
  const fields = toFields(platform, details, {});
  assertMaySetOverwrites(platform, guild, fields.overwrites ?? []);
  const channel = addChannel(platform, { ...fields, guildId: guild.id, type: kind, name: asName(name, kind) });
  const changes = [
    { key: 'name', new_value: channel.name },
    { key: 'type', new_value: kind },
  ];
  audit(call, guild, { action: AUDIT.channelCreate, channel, changes });
  return json(presentChannel(channel), 201);
}

function changeChannel(call: Call<'channelId'>, channel: Channel, guild: Guild) {
  const { platform, body } = call;
  assertChannelPermission(platform, { channel, guild }, 'ManageChannels');
  const { name, type, ...details } = readBody(body, channelChanges);
  assertTopic(channel.type, details.topic);
  assertParent(platform, guild, details.parent_id);
  const before = presentChannel(channel);
  const { overwrites, ...fields } = toFields(platform, details, channel);
  if (overwrites !== undefined) {
    assertMaySetOverwrites(platform, guild, overwrites, channel);
    setOverwrites(platform, channel, overwrites);
  }
  if (isGiven(type)) convert(guild, channel, type);
  Object.assign(channel, fields, name === undefined ? {} : { name: asName(name, channel.type) });
  announceChannel(platform, 'CHANNEL_UPDATE', channel);
  audit(call, guild, {
    action: AUDIT.channelUpdate,
    channel,
    changes: changesBetween(before, presentChannel(channel)),
  });
  return json(presentChannel(channel));
}

/** Text and announcement channels can be converted into each other, but only in community guilds. */
function convert(guild: Guild, channel: Channel, type: number): void {
  if (type === channel.type) return;
  if (isNeededByCommunity(guild, channel)) throw new ApiError('communityNeedsText');
  const isConvertible = [type, channel.type].every((entry) => CONVERTIBLE.has(entry));
  if (!isConvertible || !guild.features.includes('COMMUNITY')) throw new ApiError('cannotExecuteOnType');
  channel.type = type;
}

function guildChannel({ platform, param }: Call<'channelId'>): { channel: Channel; guild: Guild } {
  const { channel, guild } = channelOfBot(platform, param('channelId'));
  if (guild === undefined) throw new ApiError('wrongChannelType');
  return { channel, guild };
}

function assertTopic(type: number, topic: string | null | undefined): void {
  const max = topicMax(type);
  if ((topic ?? '').length <= max) return;
  refuseField(['topic'], 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
}

/** Only a category of the same guild can be a parent. */
function assertParent(platform: Platform, guild: Guild, parentId: string | null | undefined): void {
  if (!isGiven(parentId)) return;
  const parent = platform.world.channels[parentId];
  if (parent?.guildId !== guild.id) refuseField(['parent_id'], 'CHANNEL_PARENT_INVALID', 'Category does not exist');
  if (parent.type !== CATEGORY) refuseField(['parent_id'], 'CHANNEL_PARENT_INVALID_TYPE', 'Not a category');
}

function audit(
  { platform, reason }: Pick<Call, 'platform' | 'reason'>,
  guild: Guild,
  { action, channel, changes }: { action: number; channel: Channel; changes: ReturnType<typeof changesBetween> },
): void {
  const userId = platform.application.id;
  writeAudit(platform, guild, { action, userId, targetId: channel.id, reason, changes });
}
