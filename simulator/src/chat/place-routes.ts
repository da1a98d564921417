import { ApiError } from '../http/api-error.ts';
import { empty, json } from '../http/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { pin } from '../rest/pins.ts';
import { tellOfTyping } from '../rest/messages.ts';
import type { Platform } from '../platform.ts';
import { screenMessage } from '../world/automod.ts';
import { getGuild, getMember } from '../world/lookups.ts';
import { HAS_THREAD } from '../world/message-flags.ts';
import { tellOfMessage } from '../world/messages.ts';
import type { PermissionName } from '../world/permission-bits.ts';
import { channelPermissions, holds } from '../world/permissions.ts';
import { presentMessage } from '../world/present-message.ts';
import { vote } from '../world/polls.ts';
import type { Channel } from '../world/state.ts';
import { openThread, PUBLIC_THREAD, setThreadMember } from '../world/threads.ts';
import { setVoiceChannel } from '../world/voice.ts';
import { channelFor, field, messageFor } from './guards.ts';

const CHANNEL = '/sim/people/:personId/channels/:channelId';
const MESSAGE = '/sim/people/:personId/channels/:channelId/messages/:messageId';
type ChannelCall = Call<'personId' | 'channelId'>;
type MessageCall = Call<'personId' | 'channelId' | 'messageId'>;
const NAME_MAX = 100;

/** Threads, voice, pins, polls and typing of the chat page's person. */
export const placeRoutes: Route[] = [
  route('POST', `${CHANNEL}/threads`, 'open', beginThread),
  route('POST', `${CHANNEL}/thread`, 'open', ({ platform, param, body }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    setThreadMember(platform, channel, param('personId'), field(body, 'action') !== 'leave');
    return empty();
  }),
  route('POST', `${CHANNEL}/typing`, 'open', ({ platform, param }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    tellOfTyping(platform, channel, platform.world.guilds[channel.guildId ?? ''], param('personId'));
    return empty();
  }),
  route('GET', `${CHANNEL}/pins`, 'open', ({ platform, param }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    const pinned = (platform.world.messages[channel.id] ?? []).filter((message) => message.pinned);
    return json(pinned.map((message) => presentMessage(platform.world, message, param('personId'))));
  }),
  route('POST', `${MESSAGE}/pin`, 'open', (call) => {
    const { platform, param, body } = call;
    const channel = channelWith(call, 'PinMessages');
    const message = messageFor(platform, channel.id, param('messageId'), param('personId'));
    pin(platform, channel, message, param('personId'), field(body, 'action') !== 'remove');
    return empty();
  }),
  route('POST', `${MESSAGE}/votes`, 'open', ({ platform, param, body }: MessageCall) => {
    const message = messageFor(platform, param('channelId'), param('messageId'), param('personId'));
    vote(platform, message, Number(field(body, 'answerId')), param('personId'), field(body, 'action') !== 'remove');
    return empty();
  }),
  route('POST', '/sim/people/:personId/guilds/:guildId/voice', 'open', ({ platform, param, body }) => {
    const guild = getGuild(platform.world, param('guildId'));
    getMember(guild, param('personId'));
    const id = field(body, 'channelId') || null;
    if (id !== null) assertRight(platform, channelFor(platform, id, param('personId')), param('personId'), 'Connect');
    setVoiceChannel(platform, guild, param('personId'), id);
    return empty();
  }),
];

/** Begins a public thread, from a message or on its own. */
function beginThread(call: ChannelCall) {
  const { platform, param, body } = call;
  const parent = channelWith(call, 'CreatePublicThreads');
  const messageId = field(body, 'messageId');
  if (platform.world.channels[messageId] !== undefined) throw new ApiError('threadExists');
  const message = messageId === '' ? null : messageFor(platform, parent.id, messageId, param('personId'));
  const name = (field(body, 'name').trim() || 'Thread').slice(0, NAME_MAX);
  screenMessage(platform, parent, param('personId'), name, { isTitle: true });
  const draft = { name, type: PUBLIC_THREAD, ownerId: param('personId') };
  const thread = openThread(platform, parent, message === null ? draft : { ...draft, id: message.id });
  if (message !== null) {
    Object.assign(message, { hasThread: true, flags: message.flags | HAS_THREAD });
    tellOfMessage(platform, 'MESSAGE_UPDATE', message);
  }
  return json({ id: thread.id });
}

function channelWith({ platform, param }: Pick<ChannelCall, 'platform' | 'param'>, name: PermissionName): Channel {
  const channel = channelFor(platform, param('channelId'), param('personId'));
  assertRight(platform, channel, param('personId'), name);
  return channel;
}

function assertRight({ world }: Platform, channel: Channel, personId: string, name: PermissionName): void {
  const guild = world.guilds[channel.guildId ?? ''];
  if (guild !== undefined && !holds(channelPermissions(guild, channel, personId), name)) {
    throw new ApiError('missingPermissions');
  }
}
