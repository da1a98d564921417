import { ApiError } from '../http/api-error.ts';
import type { UploadedFile } from '../http/router.ts';
import type { Platform } from '../platform.ts';
import type { Attachment, Message } from '../world/state.ts';
import type { MessageBody } from './message-body.ts';

/** The platform's limit for a file of a bot, in bytes (topic "Uploading Files"). */
const FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Keeps uploaded files, and describes them as the message carries them. */
export function toAttachments(
  platform: Platform,
  channelId: string,
  files: UploadedFile[],
  body: MessageBody,
): Attachment[] {
  if (files.some(({ content }) => content.length > FILE_MAX_BYTES)) throw new ApiError('requestTooLarge');
  return files.map(({ index, name, contentType, content }) => {
    const told = (body.attachments ?? []).find(({ id }) => id === index);
    const filename = told?.filename ?? name;
    const description = told?.description ?? null;
    const id = platform.nextId();
    platform.uploads.keep(id, { contentType, content });
    const url = `${platform.publicUrl}/cdn/attachments/${channelId}/${id}/${encodeURIComponent(filename)}`;
    return {
      id,
      filename,
      size: content.length,
      content_type: contentType,
      url,
      proxy_url: url,
      ...(description === null ? {} : { description }),
      ...pictureSize(content),
    };
  });
}

/**
 * The files of a message after an edit: a list names those that stay, without one all of them do; new ones come after
 * them. Undefined where nothing changes.
 */
export function editedAttachments(
  platform: Platform,
  message: Message,
  files: UploadedFile[],
  body: MessageBody,
): Attachment[] | undefined {
  const { attachments } = body;
  if (attachments === undefined && files.length === 0) return undefined;
  const stay = attachments === undefined ? message.attachments : message.attachments.filter(isNamed);
  return [...stay, ...toAttachments(platform, message.channelId, files, body)];

  function isNamed({ id }: Attachment): boolean {
    return (attachments ?? []).some((each) => each.id === id);
  }
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height of a PNG, in pixels; nothing for other files. */
function pictureSize(content: Buffer): { width?: number; height?: number } {
  if (content.length < 24 || !content.subarray(0, 8).equals(PNG_SIGNATURE)) return {};
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}
