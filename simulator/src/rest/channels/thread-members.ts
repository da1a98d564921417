import { ApiError, requireFound } from '../../protocol/api-error.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { getMember } from '../../world/lookups.ts';
import { compareIds } from '../../base/snowflakes.ts';
import type { Channel, Guild } from '../../state/state.ts';
import { presentThreadMember, PRIVATE_THREAD, setThreadMember } from '../../world/threads.ts';
import { assertChannelPermission, channelOfBot } from '../bot-guards.ts';
import { assertNotArchived } from '../messages/delete-messages.ts';
import { readIdParameter, readLimit } from '../paging.ts';
import { botHolds } from '../write-guards.ts';

const MEMBERS = '/channels/:channelId/thread-members';
const MEMBER = '/channels/:channelId/thread-members/:userId';

export const threadMemberRoutes: Route[] = [
  route('GET', MEMBERS, 'bot', ({ platform, param, query }) => {
    const { channel } = threadOf(platform, param('channelId'));
    const withMember = query.get('with_member') === 'true';
    const limit = readLimit(query, { preset: 100, max: 100 });
    const after = readIdParameter(query, 'after');
    const ids = Object.keys(channel.thread?.members ?? {}).toSorted(compareIds);
    const page = ids.filter((id) => after === null || compareIds(id, after) > 0);
    const shown = withMember ? page.slice(0, limit) : page;
    return json(shown.map((id) => presentThreadMember(platform, channel, id, withMember)));
  }),
  route('PUT', `${MEMBERS}/@me`, 'bot', ({ platform, param }) => {
    const { channel } = threadOf(platform, param('channelId'));
    assertNotArchived(channel.thread);
    setThreadMember(platform, channel, platform.application.id, true);
    return empty();
  }),
  route('DELETE', `${MEMBERS}/@me`, 'bot', ({ platform, param }) => {
    const { channel } = threadOf(platform, param('channelId'));
    assertNotArchived(channel.thread);
    setThreadMember(platform, channel, platform.application.id, false);
    return empty();
  }),
  route('GET', MEMBER, 'bot', ({ platform, param, query }) => {
    const { channel } = threadOf(platform, param('channelId'));
    requireFound(channel.thread?.members[param('userId')], 'unknownMember');
    const withMember = query.get('with_member') === 'true';
    return json(presentThreadMember(platform, channel, param('userId'), withMember));
  }),
  route('PUT', MEMBER, 'bot', (call) => change(call, true)),
  route('DELETE', MEMBER, 'bot', (call) => change(call, false)),
];

function change({ platform, param }: Call<'channelId' | 'userId'>, isIn: boolean) {
  const place = threadOf(platform, param('channelId'));
  assertNotArchived(place.channel.thread);
  if (isIn) {
    getMember(place.guild, param('userId'));
    assertChannelPermission(platform, place, 'SendMessagesInThreads');
  } else {
    requireFound(place.channel.thread?.members[param('userId')], 'unknownMember');
    const isOwn = place.channel.type === PRIVATE_THREAD && place.channel.thread?.ownerId === platform.application.id;
    if (!isOwn && !botHolds(platform, place, 'ManageThreads')) throw new ApiError('missingPermissions');
  }
  setThreadMember(platform, place.channel, param('userId'), isIn);
  return empty();
}

function threadOf(platform: Platform, id: string): { channel: Channel; guild: Guild } {
  const { channel, guild } = channelOfBot(platform, id);
  if (channel.thread === undefined || guild === undefined) throw new ApiError('cannotExecuteOnType');
  return { channel, guild };
}
