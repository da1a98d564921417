import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { threadsOf } from '../../state/channel-index.ts';
import { canSee } from '../../world/permissions.ts';
import { presentChannel } from '../../world/views/present-channel.ts';
import { compareIds } from '../../base/snowflakes.ts';
import type { Channel } from '../../state/state.ts';
import { presentThreadMember, PRIVATE_THREAD } from '../../world/threads.ts';
import { assertChannelPermission, channelOfBot, guildOfBot } from '../bot-guards.ts';
import { readLimit } from '../paging.ts';

const ARCHIVED = '/channels/:channelId/threads/archived';

export const threadListRoutes: Route[] = [
  route('GET', '/guilds/:guildId/threads/active', 'bot', ({ platform, param }) => {
    const guild = guildOfBot(platform, param('guildId'));
    const active = threadsOf(platform.world, guild.id).filter(
      (channel) => channel.thread?.archived === false && canSee(guild, channel, platform.application.id),
    );
    const { threads, members } = present(platform, active.toReversed());
    return json({ threads, members, has_more: false });
  }),
  route('GET', `${ARCHIVED}/public`, 'bot', (call) => listArchived(call, ({ type }) => type !== PRIVATE_THREAD)),
  route('GET', `${ARCHIVED}/private`, 'bot', (call) => {
    const place = channelOfBot(call.platform, call.param('channelId'));
    assertChannelPermission(call.platform, place, 'ManageThreads');
    return listArchived(call, ({ type }) => type === PRIVATE_THREAD);
  }),
  route('GET', '/channels/:channelId/users/@me/threads/archived/private', 'bot', (call) => {
    const { id } = call.platform.application;
    return listArchived(call, ({ type, thread }) => type === PRIVATE_THREAD && thread?.members[id] !== undefined);
  }),
];

/** Archived threads of a channel, most recently archived first. */
function listArchived({ platform, param, query }: Call<'channelId'>, fits: (channel: Channel) => boolean) {
  const place = channelOfBot(platform, param('channelId'));
  assertChannelPermission(platform, place, 'ReadMessageHistory');
  const limit = readLimit(query, { preset: 50, max: 100 });
  const before = query.get('before');
  const archived = threadsOf(platform.world, place.guild?.id ?? '')
    .filter((channel) => channel.parentId === place.channel.id && channel.thread?.archived === true && fits(channel))
    .filter(({ id, thread }) => before === null || isBefore(id, thread?.archivedAt ?? '', before))
    .toSorted((left, right) => Date.parse(right.thread?.archivedAt ?? '') - Date.parse(left.thread?.archivedAt ?? ''));
  const page = archived.slice(0, limit);
  return json({ ...present(platform, page), has_more: archived.length > page.length });
}

function isBefore(id: string, archivedAt: string, before: string): boolean {
  return /^\d+$/.test(before) ? compareIds(id, before) < 0 : Date.parse(archivedAt) < Date.parse(before);
}

function present(platform: Platform, channels: Channel[]) {
  const { id } = platform.application;
  const joined = channels.filter(({ thread }) => thread?.members[id] !== undefined);
  return {
    threads: channels.map(presentChannel),
    members: joined.map((channel) => presentThreadMember(platform, channel, id, false)),
  };
}
