import type { JsonObject } from '../../base/json.ts';
import { SUPPRESS_EMBEDS } from '../message-flags.ts';
import { presentUser } from './present-user.ts';
import { presentChannel } from './present-channel.ts';
import type { InteractionNote, Message, Poll, Reaction, World } from '../../state/state.ts';

const THREAD_STARTER = 21;

/** A message as the REST API returns it to that viewer (whose own reactions are marked). */
export function presentMessage(world: World, message: Message, viewerId: string): JsonObject {
  const plain: JsonObject = {
    id: message.id,
    channel_id: message.channelId,
    author: presentAuthor(world, message),
    pinned: message.pinned,
    tts: message.tts,
    mention_everyone: message.mentionsEveryone,
    ...presentContents(world, message),
  };
  if (message.nonce !== null) plain['nonce'] = message.nonce;
  if (message.reactions.length > 0)
    plain['reactions'] = message.reactions.map((entry) => presentReaction(entry, viewerId));
  if (message.poll !== undefined) plain['poll'] = presentPoll(message.poll, viewerId);
  const thread = message.hasThread === true ? world.channels[message.id] : undefined;
  if (thread !== undefined) plain['thread'] = presentChannel(thread);
  return {
    ...plain,
    ...presentWebhook(message),
    ...presentReference(world, message),
    ...presentInteractionNote(world, message),
  };
}

/** A message's content, also used in forwards. */
export function presentContents(world: World, message: Message): JsonObject {
  return {
    type: message.type,
    content: message.content,
    timestamp: message.createdAt,
    edited_timestamp: message.editedAt,
    mentions: message.mentionUserIds.flatMap((id) => (world.people[id] ? [presentUser(world.people[id])] : [])),
    mention_roles: message.mentionRoleIds,
    attachments: message.attachments,
    embeds: (message.flags & SUPPRESS_EMBEDS) === 0 ? message.embeds : [],
    components: message.components,
    flags: message.flags,
    ...(message.stickers === undefined ? {} : { sticker_items: message.stickers }),
  };
}

function presentAuthor(world: World, message: Message): JsonObject | null {
  const { webhook, authorId } = message;
  const author = world.people[authorId];
  if (webhook === undefined) return author === undefined ? null : presentUser(author);
  const { id, name, avatar } = webhook;
  return {
    id,
    username: name,
    avatar,
    discriminator: '0000',
    public_flags: 0,
    flags: 0,
    bot: true,
    global_name: null,
    primary_guild: null,
    clan: null,
  };
}

function presentWebhook({ webhook }: Message): JsonObject {
  if (webhook === undefined) return {};
  const { id, applicationId } = webhook;
  return { webhook_id: id, ...(applicationId === null ? {} : { application_id: applicationId }) };
}

function presentReaction(reaction: Reaction, viewerId: string): JsonObject {
  const count = reaction.userIds.length;
  return {
    emoji: { ...reaction.emoji },
    count,
    count_details: { normal: count, burst: 0 },
    burst_colors: [],
    me_burst: false,
    me: reaction.userIds.includes(viewerId),
    burst_me: false,
    burst_count: 0,
  };
}

function presentReference(world: World, message: Message): JsonObject {
  if (message.forwarded !== undefined) return presentForward(message.forwarded);
  if (message.referenceId === null) return {};
  const channel = world.channels[message.channelId];
  const guildId = channel?.guildId;
  // The message a thread was created from is in the parent channel.
  const channelId = message.type === THREAD_STARTER ? (channel?.parentId ?? message.channelId) : message.channelId;
  const original = world.messages[channelId]?.find(({ id }) => id === message.referenceId);
  const reference: JsonObject = { type: 0, message_id: message.referenceId, channel_id: channelId };
  if (guildId) reference['guild_id'] = guildId;
  return {
    message_reference: reference,
    referenced_message:
      original === undefined ? null : presentMessage(world, { ...original, referenceId: null }, message.authorId),
  };
}

function presentForward({ channelId, messageId, guildId, snapshot }: NonNullable<Message['forwarded']>): JsonObject {
  const place = guildId === null ? {} : { guild_id: guildId };
  return {
    message_reference: { type: 1, message_id: messageId, channel_id: channelId, ...place },
    message_snapshots: [{ message: snapshot }],
  };
}

function presentInteractionNote(world: World, message: Message): JsonObject {
  const note = message.interaction;
  const person = note === null ? undefined : world.people[note.userId];
  if (note === null || person === undefined) return {};
  const user = presentUser(person);
  const guildId = world.channels[message.channelId]?.guildId ?? '0';
  return {
    application_id: message.authorId,
    interaction_metadata: presentMetadata(note, user, guildId, message.referenceId ?? message.id),
    ...(note.type === 2 ? { interaction: { id: note.id, type: note.type, name: note.name, user } } : {}),
  };
}

function presentMetadata(note: InteractionNote, user: JsonObject, guildId: string, messageId: string): JsonObject {
  const base: JsonObject = {
    id: note.id,
    type: note.type,
    user,
    authorizing_integration_owners: { '0': guildId },
  };
  if (note.type === 2) return { ...base, name: note.name, command_type: 1 };
  if (note.type === 3) return { ...base, interacted_message_id: note.messageId ?? messageId };
  if (note.trigger === undefined) return base;
  return { ...base, triggering_interaction_metadata: presentMetadata(note.trigger, user, guildId, messageId) };
}

/** A poll with its counts, as that viewer sees them. */
function presentPoll(poll: Poll, viewerId: string): JsonObject {
  const counts = Object.entries(poll.votes).map(([id, userIds]) => ({
    id: Number(id),
    count: userIds.length,
    me_voted: userIds.includes(viewerId),
  }));
  return { ...poll.body, results: { is_finalized: poll.isFinal, answer_counts: counts } };
}
