import { now } from '../base/clock.ts';
import { ApiError, requireFound } from '../protocol/api-error.ts';
import { asText } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { getChannel } from './lookups.ts';
import type { Message } from '../state/state.ts';

/** Adds or removes a person's vote. */
export function vote(platform: Platform, message: Message, answerId: number, userId: string, isGiven: boolean): void {
  const poll = requireFound(message.poll, 'unknownMessage');
  const expiry = Date.parse(asText(poll.body['expiry']));
  if (poll.isFinal || expiry < now()) throw new ApiError('pollExpired');
  if (isGiven && poll.body['allow_multiselect'] !== true) {
    for (const [id, voters] of Object.entries(poll.votes)) {
      if (id !== String(answerId) && voters.includes(userId)) vote(platform, message, Number(id), userId, false);
    }
  }
  const others = (poll.votes[answerId] ?? []).filter((id) => id !== userId);
  poll.votes[answerId] = isGiven ? [...others, userId] : others;
  const { guildId } = getChannel(platform.world, message.channelId);
  const place = guildId === null ? {} : { guild_id: guildId };
  const data = {
    user_id: userId,
    channel_id: message.channelId,
    message_id: message.id,
    answer_id: answerId,
    ...place,
  };
  const name = isGiven ? 'MESSAGE_POLL_VOTE_ADD' : 'MESSAGE_POLL_VOTE_REMOVE';
  announce(platform, { name, data, guildId, channelId: message.channelId });
}
