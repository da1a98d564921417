import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { flag, readBody, shape, snowflake, text } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { announce, type Platform } from '../../platform/platform.ts';
import { getChannel, getPerson } from '../../world/lookups.ts';
import { presentMember } from '../../world/views/present-user.ts';
import type { VoiceState } from '../../state/guild-parts.ts';
import type { Guild } from '../../state/state.ts';
import { changeVoice, presentVoiceState } from '../../world/voice.ts';
import { assertChannelPermission, channelOfBot, guildOfBot } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';
import { botHolds } from '../write-guards.ts';

const STATES = '/guilds/:guildId/voice-states';
const STAGE = 13;
const VOICE = 2;
const REGIONS = [
  ['rotterdam', 'Rotterdam', true],
  ['russia', 'Russia', false],
  ['us-east', 'US East', false],
] as const;

const ownBody = shape({
  channel_id: maybe(snowflake),
  suppress: maybe(flag),
  request_to_speak_timestamp: maybe(text()),
});
const otherBody = shape({ channel_id: maybe(snowflake), suppress: maybe(flag) });

export const voiceRoutes: Route[] = [
  route('GET', '/voice/regions', 'bot', () => json(regions())),
  route('GET', '/guilds/:guildId/regions', 'bot', ({ platform, param }) => {
    guildOfBot(platform, param('guildId'));
    return json(regions());
  }),
  route('GET', `${STATES}/@me`, 'bot', (call) => getState(call, call.platform.application.id)),
  route('GET', `${STATES}/:userId`, 'bot', (call) => getState(call, call.param('userId'))),
  route('PATCH', `${STATES}/@me`, 'bot', (call) => {
    const { guild, state } = onStage(call, call.platform.application.id);
    const { suppress, request_to_speak_timestamp: requested } = readBody(call.body, ownBody);
    const place = { guild, channel: getChannel(call.platform.world, state.channelId) };
    if (suppress === false) assertChannelPermission(call.platform, place, 'MuteMembers');
    if (requested && !botHolds(call.platform, place, 'MuteMembers')) {
      assertChannelPermission(call.platform, place, 'RequestToSpeak');
    }
    const requestedAt = requested === undefined ? state.requestedAt : requested;
    changeVoice(call.platform, guild, state, { suppress: suppress ?? state.suppress, requestedAt });
    return empty();
  }),
  route('PATCH', `${STATES}/:userId`, 'bot', (call) => {
    const { guild, state } = onStage(call, call.param('userId'));
    const { suppress } = readBody(call.body, otherBody);
    const place = { guild, channel: getChannel(call.platform.world, state.channelId) };
    assertChannelPermission(call.platform, place, 'MuteMembers');
    changeVoice(call.platform, guild, state, { suppress: suppress ?? state.suppress });
    return empty();
  }),
  route('PUT', '/channels/:channelId/voice-status', 'bot', ({ platform, param, body }) => {
    const place = channelOfBot(platform, param('channelId'));
    if (place.channel.type !== VOICE) throw new ApiError('cannotExecuteOnType');
    assertChannelPermission(platform, place, 'ManageChannels');
    const { status } = readBody(body, shape({ status: maybe(text({ max: 500 })) }));
    const { voice } = place.channel;
    place.channel.voice = { bitrate: 64_000, userLimit: 0, rtcRegion: null, ...voice, status: status ?? null };
    const { id, guildId } = place.channel;
    const data = { id, guild_id: guildId, status: status ?? null };
    announce(platform, { name: 'VOICE_CHANNEL_STATUS_UPDATE', data, guildId, channelId: id });
    return empty();
  }),
];

function regions() {
  return REGIONS.map(([id, name, optimal]) => ({ id, name, optimal, custom: false, deprecated: false }));
}

function stateOf(platform: Platform, guildId: string, userId: string): { guild: Guild; state: VoiceState } {
  const guild = guildOfBot(platform, guildId);
  return { guild, state: requireFound(guild.voiceStates[userId], 'unknownVoiceState') };
}

function getState({ platform, param }: Pick<Call<'guildId'>, 'platform' | 'param'>, userId: string) {
  const { guild, state } = stateOf(platform, param('guildId'), userId);
  const member = requireFound(guild.members[userId], 'unknownMember');
  return json({ ...presentVoiceState(guild, state), member: presentMember(member, getPerson(platform.world, userId)) });
}

/** Speaking on request exists only in stage channels. */
function onStage({ platform, param }: Pick<Call<'guildId'>, 'platform' | 'param'>, userId: string) {
  const place = stateOf(platform, param('guildId'), userId);
  if (getChannel(platform.world, place.state.channelId).type !== STAGE) throw new ApiError('cannotExecuteOnType');
  return place;
}
