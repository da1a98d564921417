import type { JsonObject } from '../json.ts';
import { presentUser } from './present-user.ts';
import type { Message, Reaction, World } from './state.ts';

/** A message as the REST API answers it to that viewer (whose own reactions are marked). */
export function presentMessage(world: World, message: Message, viewerId: string): JsonObject {
  const author = world.people[message.authorId];
  const plain: JsonObject = {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    content: message.content,
    author: author === undefined ? null : presentUser(author),
    timestamp: message.createdAt,
    edited_timestamp: message.editedAt,
    mentions: message.mentionUserIds.flatMap((id) => (world.people[id] ? [presentUser(world.people[id])] : [])),
    mention_roles: message.mentionRoleIds,
    mention_everyone: message.mentionsEveryone,
    attachments: message.attachments,
    embeds: message.embeds,
    components: message.components,
    pinned: message.pinned,
    tts: message.tts,
    flags: message.flags,
  };
  if (message.nonce !== null) plain['nonce'] = message.nonce;
  if (message.reactions.length > 0)
    plain['reactions'] = message.reactions.map((entry) => presentReaction(entry, viewerId));
  return { ...plain, ...presentReference(world, message), ...presentInteractionNote(world, message) };
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
  if (message.referenceId === null) return {};
  const guildId = world.channels[message.channelId]?.guildId;
  const original = world.messages[message.channelId]?.find(({ id }) => id === message.referenceId);
  const reference: JsonObject = { type: 0, message_id: message.referenceId, channel_id: message.channelId };
  if (guildId) reference['guild_id'] = guildId;
  return {
    message_reference: reference,
    referenced_message:
      original === undefined ? null : presentMessage(world, { ...original, referenceId: null }, message.authorId),
  };
}

function presentInteractionNote(world: World, message: Message): JsonObject {
  const note = message.interaction;
  const person = note === null ? undefined : world.people[note.userId];
  if (note === null || person === undefined) return {};
  const user = presentUser(person);
  const authorizers = { authorizing_integration_owners: { '0': world.channels[message.channelId]?.guildId ?? '0' } };
  return {
    application_id: message.authorId,
    interaction_metadata: { id: note.id, type: note.type, user, ...authorizers, ...detailsOf(note.type, message) },
    ...(note.type === 2 ? { interaction: { id: note.id, type: note.type, name: note.name, user } } : {}),
  };
}

function detailsOf(type: number, message: Message): JsonObject {
  if (type === 2) return { name: message.interaction?.name, command_type: 1 };
  return type === 3 ? { interacted_message_id: message.referenceId ?? message.id } : {};
}
