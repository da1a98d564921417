import { now } from '../../base/clock.ts';
import { ApiError } from '../../protocol/api-error.ts';
import { flag, integer, list, readBody, shape, snowflake, text } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import type { Call } from '../../http/router.ts';
import { isGiven } from '../../base/json.ts';
import { AUDIT, changesBetween, writeAudit } from '../../world/moderation/audit.ts';
import { presentChannel } from '../../world/views/present-channel.ts';
import type { Channel, Guild } from '../../state/state.ts';
import { planArchive } from '../../world/thread-archive.ts';
import { removeThread, announceThread } from '../../world/threads.ts';
import { assertChannelPermission } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';
import { assertTags } from './forum-posts.ts';
import { threadFields } from './thread-fields.ts';
import { presentOwn } from './threads.ts';
import { botHolds } from '../write-guards.ts';

const TAGS_MAX = 5;
const PINNED = 1 << 1;

const changesBody = shape({
  ...threadFields,
  name: maybe(text({ min: 1, max: 100 })),
  archived: maybe(flag),
  locked: maybe(flag),
  invitable: maybe(flag),
  applied_tags: maybe(list(snowflake, { max: TAGS_MAX })),
  flags: maybe(integer({ min: 0 })),
});
type ThreadPlace = { channel: Channel; guild: Guild };

/**
 * Changes a thread. Its owner may rename, archive and tag it, and anybody who can write in it may unarchive it;
 * everything else takes Manage Threads.
 */
export function changeThread(call: Call<'channelId'>, place: ThreadPlace) {
  const { platform, reason } = call;
  const { channel, guild } = place;
  const { thread } = channel;
  if (thread === undefined) throw new ApiError('cannotExecuteOnType');
  const body = readBody(call.body, changesBody);
  const mayManage = botHolds(platform, place, 'ManageThreads');
  const isOwner = thread.ownerId === platform.application.id;
  if (!mayManage) assertOwnChange(call, place, body, isOwner);
  if (thread.archived && body.archived !== false && Object.values(body).some(isGiven)) {
    throw new ApiError('threadArchived');
  }
  if (isGiven(body.applied_tags))
    assertTags(platform.world.channels[channel.parentId ?? ''] ?? channel, body.applied_tags);
  const before = presentChannel(channel);
  apply(channel, body);
  planArchive(platform, channel);
  announceThread(platform, channel);
  const changes = changesBetween(before, presentChannel(channel));
  const userId = platform.application.id;
  writeAudit(platform, guild, { action: AUDIT.threadUpdate, userId, targetId: channel.id, reason, changes });
  return json(presentOwn(platform, channel));
}

function assertOwnChange(
  { platform }: Call<'channelId'>,
  place: ThreadPlace,
  body: ReturnType<typeof changesBody>,
  isOwner: boolean,
): void {
  const { name, archived, applied_tags: tags, auto_archive_duration: duration, ...others } = body;
  const isForManagers = Object.values(others).some(isGiven) || place.channel.thread?.locked === true;
  const isForOwner = [name, tags, duration].some(isGiven) || archived === true;
  if (isForManagers || (isForOwner && !isOwner)) throw new ApiError('missingPermissions');
  assertChannelPermission(platform, place, 'SendMessagesInThreads');
}

function apply(channel: Channel, body: ReturnType<typeof changesBody>): void {
  const { thread } = channel;
  if (thread === undefined) return;
  channel.name = body.name ?? channel.name;
  channel.slowmodeSeconds = body.rate_limit_per_user ?? channel.slowmodeSeconds;
  if (isGiven(body.archived) && body.archived !== thread.archived) {
    Object.assign(thread, { archived: body.archived, archivedAt: new Date(now()).toISOString() });
  }
  thread.locked = body.locked ?? thread.locked;
  thread.invitable = body.invitable ?? thread.invitable;
  thread.autoArchiveMinutes = body.auto_archive_duration ?? thread.autoArchiveMinutes;
  thread.appliedTags = body.applied_tags ?? thread.appliedTags;
  if (isGiven(body.flags)) thread.pinned = (body.flags & PINNED) !== 0;
}

/** Deletes a thread; takes Manage Threads. */
export function deleteThread({ platform, reason }: Call<'channelId'>, { channel, guild }: ThreadPlace) {
  assertChannelPermission(platform, { channel, guild }, 'ManageThreads');
  const presented = presentChannel(channel);
  removeThread(platform, channel);
  const userId = platform.application.id;
  const changes = [{ key: 'name', old_value: channel.name }];
  writeAudit(platform, guild, { action: AUDIT.threadDelete, userId, targetId: channel.id, reason, changes });
  return json(presented);
}
