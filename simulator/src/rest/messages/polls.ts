import { now } from '../../base/clock.ts';
import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { json } from '../../protocol/reply.ts';
import { type Route, route } from '../../http/router.ts';
import { getMessage, getPerson } from '../../world/lookups.ts';
import { announceMessage } from '../../world/messages.ts';
import { presentMessage } from '../../world/views/present-message.ts';
import { presentUser } from '../../world/views/present-user.ts';
import { compareIds } from '../../base/snowflakes.ts';
import { assertChannelPermission, channelOfBot } from '../bot-guards.ts';
import { readIdParameter, readLimit } from '../paging.ts';

const POLL = '/channels/:channelId/polls/:messageId';

export const pollRoutes: Route[] = [
  route('GET', `${POLL}/answers/:answerId`, 'bot', ({ platform, param, query }) => {
    const place = channelOfBot(platform, param('channelId'));
    assertChannelPermission(platform, place, 'ReadMessageHistory');
    const { poll } = getMessage(platform.world, place.channel.id, param('messageId'));
    const after = readIdParameter(query, 'after');
    const limit = readLimit(query, { preset: 25, max: 100 });
    const voters = requireFound(poll, 'unknownMessage').votes[param('answerId')] ?? [];
    const page = voters.toSorted(compareIds).filter((id) => after === null || compareIds(id, after) > 0);
    return json({ users: page.slice(0, limit).map((id) => presentUser(getPerson(platform.world, id))) });
  }),
  route('POST', `${POLL}/expire`, 'bot', ({ platform, param }) => {
    const place = channelOfBot(platform, param('channelId'));
    const message = getMessage(platform.world, place.channel.id, param('messageId'));
    if (message.authorId !== platform.application.id) throw new ApiError('notAuthor');
    const poll = requireFound(message.poll, 'unknownMessage');
    if (poll.isFinal) throw new ApiError('pollExpired');
    poll.isFinal = true;
    poll.body = { ...poll.body, expiry: new Date(now()).toISOString() };
    announceMessage(platform, 'MESSAGE_UPDATE', message);
    return json(presentMessage(platform.world, message, platform.application.id));
  }),
];
