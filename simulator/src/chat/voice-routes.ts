import { ApiError } from '../protocol/api-error.ts';
import { body, id, describedNullable, describedOptional, describedFlag } from '../protocol/described.ts';
import { readBody } from '../protocol/form-body.ts';
import { empty } from '../protocol/reply.ts';
import { type Route, route } from '../http/router.ts';
import { AUDIT, writeAudit } from '../world/moderation/audit.ts';
import { getGuild, getMember } from '../world/lookups.ts';
import { assertRight } from '../world/moderation/moderation.ts';
import { setVoiceChannel } from '../world/voice.ts';
import { assertRightIn, channelFor } from './guards.ts';

const GUILD = '/sim/people/:personId/guilds/:guildId';
const ownState = body({
  channelId: describedNullable(id),
  selfMute: describedOptional(describedFlag),
  selfDeaf: describedOptional(describedFlag),
});
const otherState = body({ channelId: describedNullable(id) });

/** Joining, changing and leaving voice channels, and moving others. */
export const chatVoiceRoutes: Route[] = [
  route('PUT', `${GUILD}/voice`, 'open', ({ platform, param, body: sent }) => {
    const guild = getGuild(platform.world, param('guildId'));
    const { userId } = getMember(guild, param('personId'));
    const { channelId, selfMute, selfDeaf } = readBody(sent, ownState.read);
    if (channelId !== null && guild.voiceStates[userId]?.channelId !== channelId) {
      assertRightIn(platform, channelFor(platform, channelId, userId), userId, 'Connect');
    }
    setVoiceChannel(platform, guild, userId, channelId, {
      ...(selfMute === undefined ? {} : { selfMute }),
      ...(selfDeaf === undefined ? {} : { selfDeaf }),
    });
    return empty();
  }),
  route('PUT', `${GUILD}/members/:memberId/voice`, 'open', ({ platform, param, body: sent }) => {
    const guild = getGuild(platform.world, param('guildId'));
    const userId = param('personId');
    const { channelId } = readBody(sent, otherState.read);
    assertRight(guild, userId, 'MoveMembers');
    if (guild.voiceStates[param('memberId')] === undefined) throw new ApiError('notInVoice');
    if (channelId !== null) assertRightIn(platform, channelFor(platform, channelId, userId), userId, 'Connect');
    setVoiceChannel(platform, guild, param('memberId'), channelId);
    // The platform's audit log entry does not say who was moved.
    const action = channelId === null ? AUDIT.memberDisconnect : AUDIT.memberMove;
    const options = { count: '1', ...(channelId === null ? {} : { channel_id: channelId }) };
    writeAudit(platform, guild, { action, userId, targetId: null, reason: null, options });
    return empty();
  }),
];
