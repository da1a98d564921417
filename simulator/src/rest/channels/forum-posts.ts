import { ApiError } from '../../protocol/api-error.ts';
import { list, readBody, shape, snowflake, text } from '../../protocol/form-body.ts';
import { json } from '../../protocol/reply.ts';
import type { Call } from '../../http/router.ts';
import { AUDIT, writeAudit } from '../../world/moderation/audit.ts';
import { postMessage } from '../../world/messages.ts';
import { presentChannel } from '../../world/views/present-channel.ts';
import { presentMessage } from '../../world/views/present-message.ts';
import type { Channel } from '../../state/state.ts';
import { openThread, presentThreadMember, PUBLIC_THREAD } from '../../world/threads.ts';
import { assertChannelPermission } from '../bot-guards.ts';
import { maybe } from '../components/fields.ts';
import { checkContents, messageBody } from '../messages/message-body.ts';
import { toDraft } from '../messages/message-draft.ts';
import { threadFields } from './thread-fields.ts';
import { withinRights } from '../messages/within-rights.ts';
import type { Place } from '../write-guards.ts';

/** Channel types that hold only posts: forums and media channels. */
export const FORUM_TYPES = [15, 16];
const TAGS_MAX = 5;

const postBody = shape({
  ...threadFields,
  name: text({ min: 1, max: 100 }),
  applied_tags: maybe(list(snowflake, { max: TAGS_MAX })),
  message: messageBody(),
});

/** Creates a forum post: a thread with its first message, which has the thread's id. */
export function createPost(call: Call<'channelId'>, place: Place) {
  const { platform, reason, files } = call;
  const { channel: parent, guild } = place;
  if (guild === undefined) throw new ApiError('cannotExecuteOnType');
  assertChannelPermission(platform, place, 'SendMessages');
  const body = readBody(call.body, postBody);
  checkContents(body.message, files.length);
  assertTags(parent, body.applied_tags ?? []);
  const contents = withinRights(platform, place, body.message, files.length);
  const { id: ownerId } = platform.application;
  const channel = openThread(platform, parent, {
    name: body.name,
    type: PUBLIC_THREAD,
    ownerId,
    autoArchiveMinutes: body.auto_archive_duration,
    slowmodeSeconds: body.rate_limit_per_user,
    appliedTags: body.applied_tags,
  });
  const message = postMessage(platform, {
    ...toDraft(platform, { channelId: channel.id, guildId: guild.id }, contents, files),
    id: channel.id,
    channelId: channel.id,
    authorId: ownerId,
  });
  writeAudit(platform, guild, { action: AUDIT.threadCreate, userId: ownerId, targetId: channel.id, reason });
  const member = presentThreadMember(platform, channel, ownerId, false);
  return json({ ...presentChannel(channel), member, message: presentMessage(platform.world, message, ownerId) }, 201);
}

/** Tags must be the forum's own, and some forums require one. */
export function assertTags({ forum }: Channel, tags: string[]): void {
  if (tags.some((id) => forum?.tags.some((tag) => tag.id === id) !== true)) throw new ApiError('unknownTag');
  if (forum?.requiresTag === true && tags.length === 0) throw new ApiError('tagRequired');
}
