import { now } from '../base/clock.ts';
import type { JsonObject } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { getChannel } from './lookups.ts';
import { type AllowedMentions, findMentions, replaceForeignEmojis } from './mentions.ts';
import { presentMessage } from './views/present-message.ts';
import { presentMentions } from './views/present-mentions.ts';
import { presentBareMember } from './views/present-user.ts';
import { planArchive, reviveThread } from './thread-archive.ts';
import type { Attachment, InteractionNote, Message, Poll, StickerItem, WebhookAuthor } from '../state/state.ts';

/** The oldest messages of a channel beyond this many are dropped, to keep the state file small. */
const KEPT_PER_CHANNEL = 1_000;
const REPLY = 19;

export interface MessageDraft {
  /** The thread's id, for the first message of a forum post. */
  id?: string;
  channelId: string;
  authorId: string;
  content: string;
  type?: number;
  embeds?: JsonObject[];
  components?: JsonObject[];
  attachments?: Attachment[];
  allowedMentions?: AllowedMentions | undefined;
  flags?: number;
  tts?: boolean;
  referenceId?: string | null;
  interaction?: InteractionNote | null;
  onlyFor?: string | null;
  nonce?: string | number | null;
  webhook?: WebhookAuthor | undefined;
  poll?: Poll | undefined;
  stickers?: StickerItem[] | undefined;
  forwarded?: Message['forwarded'];
}

/** Posts a message in a channel and sends the event. */
export function postMessage(platform: Platform, draft: MessageDraft): Message {
  const { world } = platform;
  const channel = getChannel(world, draft.channelId);
  const message = makeMessage(platform, draft);
  const stored = world.messages[channel.id] ?? [];
  world.messages[channel.id] = [...withRoomFor(stored), message];
  if (message.onlyFor === null) channel.lastMessageId = message.id;
  if (channel.thread !== undefined) {
    channel.thread.messageCount += 1;
    reviveThread(platform, channel);
    planArchive(platform, channel);
  }
  announceMessage(platform, 'MESSAGE_CREATE', message);
  return message;
}

/** Makes room by dropping an ephemeral reply first: the platform does not store those in channels. */
function withRoomFor(stored: readonly Message[]): readonly Message[] {
  if (stored.length < KEPT_PER_CHANNEL) return stored;
  const privately = stored.findIndex(({ onlyFor }) => onlyFor !== null);
  return stored.toSpliced(Math.max(0, privately), 1);
}

function makeMessage(platform: Platform, draft: MessageDraft): Message {
  const { world } = platform;
  const channel = getChannel(world, draft.channelId);
  const content = replaceForeignEmojis(world, channel, draft.authorId, draft.content);
  const type = draft.type ?? (draft.referenceId ? REPLY : 0);
  const mentions = findMentions(world, channel, draft.authorId, content, draft.allowedMentions);
  const repliedTo = type === REPLY ? repliedAuthor(platform, draft) : [];
  return {
    id: draft.id ?? platform.nextId(),
    channelId: channel.id,
    authorId: draft.authorId,
    type,
    content,
    createdAt: new Date(now()).toISOString(),
    editedAt: null,
    embeds: draft.embeds ?? [],
    components: draft.components ?? [],
    attachments: draft.attachments ?? [],
    mentionUserIds: [...new Set([...mentions.userIds, ...repliedTo])],
    mentionRoleIds: mentions.roleIds,
    mentionsEveryone: mentions.everyone,
    pinned: false,
    flags: draft.flags ?? 0,
    tts: draft.tts ?? false,
    referenceId: draft.referenceId ?? null,
    reactions: [],
    interaction: draft.interaction ?? null,
    onlyFor: draft.onlyFor ?? null,
    nonce: draft.nonce ?? null,
    ...(draft.webhook === undefined ? {} : { webhook: draft.webhook }),
    ...(draft.poll === undefined ? {} : { poll: draft.poll }),
    ...(draft.stickers === undefined ? {} : { stickers: draft.stickers }),
    ...(draft.forwarded === undefined ? {} : { forwarded: draft.forwarded }),
  };
}

/** A reply pings the original's author unless allowed_mentions is set without `replied_user`. */
function repliedAuthor({ world }: Platform, draft: MessageDraft): string[] {
  const original = world.messages[draft.channelId]?.find(({ id }) => id === draft.referenceId);
  const isAllowed = draft.allowedMentions === undefined || draft.allowedMentions.replied_user === true;
  const isPerson = original !== undefined && world.people[original.authorId] !== undefined;
  return isPerson && isAllowed && draft.interaction === undefined ? [original.authorId] : [];
}

/** The fields an edit may change; absent ones stay. */
export interface MessageChanges {
  content?: string | undefined;
  embeds?: JsonObject[] | undefined;
  components?: JsonObject[] | undefined;
  attachments?: Attachment[] | undefined;
  flags?: number | undefined;
  allowedMentions?: AllowedMentions | undefined;
}

/** Changes a message in place and sends the event. */
export function editMessage(platform: Platform, message: Message, changes: MessageChanges): Message {
  const channel = getChannel(platform.world, message.channelId);
  const { allowedMentions, ...fields } = changes;
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) Object.assign(message, { [name]: value });
  if (changes.content !== undefined) {
    const mentions = findMentions(platform.world, channel, message.authorId, changes.content, allowedMentions);
    message.mentionUserIds = mentions.userIds;
    message.mentionRoleIds = mentions.roleIds;
    message.mentionsEveryone = mentions.everyone;
  }
  message.editedAt = new Date(now()).toISOString();
  announceMessage(platform, 'MESSAGE_UPDATE', message);
  return message;
}

/** Removes messages from a channel: one event for one message, the bulk event for several. */
export function removeMessages(platform: Platform, channelId: string, ids: string[], isBulk: boolean): void {
  const { world } = platform;
  const channel = getChannel(world, channelId);
  const present = world.messages[channelId] ?? [];
  const removed = present.filter(({ id }) => ids.includes(id));
  if (removed.length === 0) return;

  world.messages[channelId] = present.filter(({ id }) => !ids.includes(id));
  const place: JsonObject =
    channel.guildId === null ? { channel_id: channelId } : { channel_id: channelId, guild_id: channel.guildId };
  const scope = { guildId: channel.guildId, channelId };
  if (isBulk) {
    announce(platform, { name: 'MESSAGE_DELETE_BULK', data: { ids: removed.map(({ id }) => id), ...place }, ...scope });
    return;
  }
  for (const message of removed) {
    const audience = message.onlyFor === null ? {} : { onlyFor: message.onlyFor };
    announce(platform, { name: 'MESSAGE_DELETE', data: { id: message.id, ...place }, ...scope, ...audience });
  }
}

/** Sends the event of a new or changed message. */
export function announceMessage(platform: Platform, name: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE', message: Message): void {
  const { world } = platform;
  const { guildId } = getChannel(world, message.channelId);
  const data = presentMessage(world, message, platform.application.id);
  const member = guildId === null ? undefined : world.guilds[guildId]?.members[message.authorId];
  if (guildId !== null) data['guild_id'] = guildId;
  if (member !== undefined) data['member'] = presentBareMember(member);
  if (guildId !== null) data['mentions'] = presentMentions(world, guildId, message);
  announce(platform, {
    name,
    data,
    guildId,
    channelId: message.channelId,
    ...(message.onlyFor === null ? {} : { onlyFor: message.onlyFor }),
  });
}
