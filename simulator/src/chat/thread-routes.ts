import { asText } from '../base/json.ts';
import { ApiError } from '../protocol/api-error.ts';
import { empty, json, type Reply } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import type { Platform } from '../platform/platform.ts';
import { assertTags, FORUM_TYPES } from '../rest/channels/forum-posts.ts';
import type { Channel } from '../state/state.ts';
import { AUDIT } from '../world/moderation/audit.ts';
import { screenMessage } from '../world/moderation/automod.ts';
import { HAS_THREAD } from '../world/message-flags.ts';
import { announceMessage, postMessage } from '../world/messages.ts';
import { openThread, PUBLIC_THREAD, setThreadMember } from '../world/threads.ts';
import { writeChannelAudit } from './channel-audit.ts';
import { assertRightIn, channelFor, field, messageFor } from './guards.ts';
import { listField } from './uploads.ts';

const CHANNEL = '/sim/people/:personId/channels/:channelId';
const NAME_MAX = 100;
/** The system message that a thread was created. */
const THREAD_CREATED = 18;
type ChannelCall = Call<'personId' | 'channelId'>;

/** Threads, and posts in forums. */
export const chatThreadRoutes: Route[] = [
  route('POST', `${CHANNEL}/threads`, 'open', create),
  route('POST', `${CHANNEL}/thread`, 'open', ({ platform, param, body }) => {
    const channel = channelFor(platform, param('channelId'), param('personId'));
    setThreadMember(platform, channel, param('personId'), field(body, 'action') !== 'leave');
    return empty();
  }),
];

function create(call: ChannelCall): Reply {
  const { platform, param, body } = call;
  const parent = channelFor(platform, param('channelId'), param('personId'));
  const name = (field(body, 'name').trim() || 'Thread').slice(0, NAME_MAX);
  screenMessage(platform, parent, param('personId'), name, { isTitle: true });
  const thread = FORUM_TYPES.includes(parent.type) ? createPost(call, parent, name) : createThread(call, parent, name);
  writeChannelAudit(platform, parent, { action: AUDIT.threadCreate, userId: param('personId'), targetId: thread.id });
  return json({ id: thread.id });
}

/** Creates a public thread, from a message or standalone. */
function createThread({ platform, param, body }: ChannelCall, parent: Channel, name: string): Channel {
  const ownerId = param('personId');
  assertRightIn(platform, parent, ownerId, 'CreatePublicThreads');
  const draft = { name, type: PUBLIC_THREAD, ownerId };
  const messageId = field(body, 'messageId');
  return messageId === ''
    ? createStandalone(platform, parent, draft)
    : createFromMessage(platform, parent, draft, messageId);
}

type ThreadOf = Parameters<typeof openThread>[2];

function createStandalone(platform: Platform, parent: Channel, draft: ThreadOf): Channel {
  const thread = openThread(platform, parent, draft);
  const note = { channelId: parent.id, authorId: draft.ownerId, content: draft.name, type: THREAD_CREATED };
  postMessage(platform, note);
  return thread;
}

function createFromMessage(platform: Platform, parent: Channel, draft: ThreadOf, messageId: string): Channel {
  if (platform.world.channels[messageId] !== undefined) throw new ApiError('threadExists');
  const message = messageFor(platform, parent.id, messageId, draft.ownerId);
  const thread = openThread(platform, parent, { ...draft, id: message.id });
  Object.assign(message, { hasThread: true, flags: message.flags | HAS_THREAD });
  announceMessage(platform, 'MESSAGE_UPDATE', message);
  return thread;
}

/** Creates a forum post: a thread with its first message. */
function createPost({ platform, param, body }: ChannelCall, forum: Channel, name: string): Channel {
  const ownerId = param('personId');
  assertRightIn(platform, forum, ownerId, 'SendMessages');
  const content = field(body, 'content').trim();
  if (content === '') throw new ApiError('emptyMessage');
  screenMessage(platform, forum, ownerId, content);
  const appliedTags = listField(body, 'tags').map(asText);
  assertTags(forum, appliedTags);
  const thread = openThread(platform, forum, { name, type: PUBLIC_THREAD, ownerId, appliedTags });
  postMessage(platform, { id: thread.id, channelId: thread.id, authorId: ownerId, content });
  return thread;
}
