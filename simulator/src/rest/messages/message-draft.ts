import { ApiError } from '../../protocol/api-error.ts';
import type { UploadedFile } from '../../http/router.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { EDITABLE_FLAGS, SENDABLE_FLAGS } from '../../world/message-flags.ts';
import type { MessageChanges, MessageDraft } from '../../world/messages.ts';
import type { Attachment, Message, StickerItem } from '../../state/state.ts';
import { flatten } from '../components/message-components.ts';
import type { MessageBody } from './message-body.ts';
import { editedAttachments, toAttachments, withMediaDetails, withUploadAddresses } from './uploads.ts';

/** The message a body describes; author and channel are added by the route. */
export type DraftContents = Omit<MessageDraft, 'channelId' | 'authorId'>;

/** Turns a request body into a message draft. */
export function toDraft(
  platform: Platform,
  place: { channelId: string; guildId: string | null },
  body: MessageBody,
  files: UploadedFile[],
): DraftContents {
  const attachments = toAttachments(platform, place.channelId, files, body);
  return {
    content: body.content ?? '',
    embeds: withUploadAddresses(body.embeds ?? [], attachments),
    components: toComponents(platform, body.components ?? [], attachments),
    attachments: notShownByComponents(attachments, body.components ?? []),
    flags: (body.flags ?? 0) & SENDABLE_FLAGS,
    tts: body.tts ?? false,
    nonce: body.nonce ?? null,
    allowedMentions: body.allowed_mentions ?? undefined,
    poll: body.poll ? { body: body.poll, votes: {}, isFinal: false } : undefined,
    stickers: body.sticker_ids?.length ? findStickers(platform, place.guildId, body.sticker_ids) : undefined,
  };
}

/** The changes a message body requests; null means empty. */
export function toChanges(
  platform: Platform,
  message: Message,
  body: MessageBody,
  files: UploadedFile[],
): MessageChanges {
  const attachments = editedAttachments(platform, message, files, body);
  const currentAttachments = attachments ?? message.attachments;
  const { embeds, components, flags } = body;
  return {
    content: body.content === null ? '' : body.content,
    embeds: embeds === undefined ? undefined : withUploadAddresses(embeds ?? [], currentAttachments),
    components: components === undefined ? undefined : toComponents(platform, components ?? [], currentAttachments),
    attachments,
    allowedMentions: body.allowed_mentions ?? undefined,
    flags: flags === undefined ? undefined : (message.flags & ~EDITABLE_FLAGS) | ((flags ?? 0) & EDITABLE_FLAGS),
  };
}

function toComponents(platform: Platform, components: JsonObject[], attachments: Attachment[]): JsonObject[] {
  return withMediaDetails(platform, withUploadAddresses(components, attachments), attachments);
}

/** Files shown by components are not listed as attachments. */
function notShownByComponents<T extends { url: string }>(attachments: T[], components: JsonObject[]): T[] {
  const shown = JSON.stringify(components.flatMap(flatten));
  return attachments.filter(
    ({ url }) => !shown.includes(`attachment://${decodeURIComponent(url.split('/').at(-1) ?? '')}"`),
  );
}

function findStickers(platform: Platform, guildId: string | null, ids: string[]): StickerItem[] {
  const guildStickers = platform.world.guilds[guildId ?? '']?.stickers ?? [];
  return ids.map((id) => {
    const sticker = guildStickers.find((entry) => entry.id === id);
    if (sticker === undefined) throw new ApiError('invalidSticker');
    return { id, name: sticker.name, format_type: 1 };
  });
}

/** Refuses content that cannot be added or changed by an edit. */
export function assertEditable(message: Message, body: MessageBody): void {
  if (body.poll) throw new ApiError('cannotEditPoll');
  if (message.poll !== undefined && body.content) throw new ApiError('cannotEditPoll');
}
