import { ApiError } from '../../protocol/api-error.ts';
import { flag, readBody, shape, text } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDIT, writeAudit } from '../../world/moderation/audit.ts';
import { getMessage } from '../../world/lookups.ts';
import { HAS_THREAD } from '../../world/message-flags.ts';
import { postMessage, announceMessage } from '../../world/messages.ts';
import { presentChannel } from '../../world/views/present-channel.ts';
import type { Channel } from '../../state/state.ts';
import {
  ANNOUNCEMENT_THREAD,
  openThread,
  presentThreadMember,
  PRIVATE_THREAD,
  PUBLIC_THREAD,
  type ThreadDraft,
} from '../../world/threads.ts';
import { assertChannelPermission, channelOfBot } from '../bot-guards.ts';
import { maybe, oneOf } from '../components/fields.ts';
import { createPost, FORUM_TYPES } from './forum-posts.ts';
import { threadFields } from './thread-fields.ts';
import type { Place } from '../write-guards.ts';

const ANNOUNCEMENTS = 5;
const THREAD_CREATED = 18;
const STARTER = 21;

const threadBody = shape({
  ...threadFields,
  name: text({ min: 1, max: 100 }),
  type: maybe(oneOf(ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)),
  invitable: maybe(flag),
});

export const threadRoutes: Route[] = [
  route('POST', '/channels/:channelId/threads', 'bot', (call) => {
    const place = channelOfBot(call.platform, call.param('channelId'));
    if (FORUM_TYPES.includes(place.channel.type)) return createPost(call, place);
    const body = readBody(call.body, threadBody);
    const type = body.type ?? PRIVATE_THREAD;
    const channel = begin(call, place, { ...toThread(body), type });
    if (type === PUBLIC_THREAD) announceInParent(call.platform, channel, place.channel.id);
    return json(presentOwn(call.platform, channel), 201);
  }),
  route('POST', '/channels/:channelId/messages/:messageId/threads', 'bot', (call) => {
    const { platform, param } = call;
    const place = channelOfBot(platform, param('channelId'));
    const message = getMessage(platform.world, place.channel.id, param('messageId'));
    if (platform.world.channels[message.id] !== undefined) throw new ApiError('threadExists');
    const body = readBody(call.body, threadBody);
    const type = place.channel.type === ANNOUNCEMENTS ? ANNOUNCEMENT_THREAD : PUBLIC_THREAD;
    const channel = begin(call, place, { ...toThread(body), type, id: message.id });
    Object.assign(message, { hasThread: true, flags: message.flags | HAS_THREAD });
    announceMessage(platform, 'MESSAGE_UPDATE', message);
    const starter = { channelId: channel.id, authorId: message.authorId, content: '', type: STARTER };
    postMessage(platform, { ...starter, referenceId: message.id });
    return json(presentOwn(platform, channel), 201);
  }),
];

function toThread(body: ReturnType<typeof threadBody>): Omit<ThreadDraft, 'type' | 'ownerId'> {
  return {
    name: body.name,
    autoArchiveMinutes: body.auto_archive_duration,
    slowmodeSeconds: body.rate_limit_per_user,
    invitable: body.invitable,
  };
}

/** Opens a thread as the bot and writes an audit log entry. */
function begin(
  { platform, reason }: Pick<Call, 'platform' | 'reason'>,
  place: Place,
  draft: Omit<ThreadDraft, 'ownerId'>,
): Channel {
  const { channel: parent, guild } = place;
  if (guild === undefined || (parent.type !== 0 && parent.type !== ANNOUNCEMENTS)) {
    throw new ApiError('cannotExecuteOnType');
  }
  const isAnnouncement = draft.type === ANNOUNCEMENT_THREAD;
  if (isAnnouncement !== (parent.type === ANNOUNCEMENTS)) throw new ApiError('cannotExecuteOnType');
  const right = draft.type === PRIVATE_THREAD ? 'CreatePrivateThreads' : 'CreatePublicThreads';
  assertChannelPermission(platform, place, right);
  const { id: ownerId } = platform.application;
  const channel = openThread(platform, parent, { ...draft, ownerId });
  writeAudit(platform, guild, { action: AUDIT.threadCreate, userId: ownerId, targetId: channel.id, reason });
  return channel;
}

function announceInParent(platform: Platform, thread: Channel, parentId: string): void {
  const authorId = platform.application.id;
  postMessage(platform, { channelId: parentId, authorId, content: thread.name, type: THREAD_CREATED });
}

/** A thread as the bot sees it, with its own membership. */
export function presentOwn(platform: Platform, channel: Channel) {
  const { id } = platform.application;
  const own =
    channel.thread?.members[id] === undefined ? {} : { member: presentThreadMember(platform, channel, id, false) };
  return { ...presentChannel(channel), ...own };
}
