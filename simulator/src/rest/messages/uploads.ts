import { ApiError } from '../../protocol/api-error.ts';
import type { UploadedFile } from '../../http/router.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Attachment, Message } from '../../state/state.ts';
import type { MessageBody } from './message-body.ts';

/** The platform's limit for a file uploaded by a bot, in bytes (topic "Uploading Files"). */
const FILE_MAX_BYTES = 10 * 1024 * 1024;

/** Stores uploaded files and returns them as attachments. */
export function toAttachments(
  platform: Platform,
  channelId: string,
  files: UploadedFile[],
  body: Pick<MessageBody, 'attachments'>,
): Attachment[] {
  if (files.some(({ content }) => content.length > FILE_MAX_BYTES)) throw new ApiError('requestTooLarge');
  return files.map(({ index, name, contentType, content }) => {
    const described = (body.attachments ?? []).find(({ id }) => id === index);
    const filename = described?.filename ?? name;
    const description = described?.description ?? null;
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
 * The attachments after an edit: a list names those to keep, no list keeps all; new files are appended. Undefined if
 * nothing changes.
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

/** Replaces `attachment://name` with the URL of the uploaded file, as the platform does. */
export function withUploadAddresses(entries: JsonObject[], attachments: Attachment[]): JsonObject[] {
  const addresses = new Map(attachments.map(({ filename, url }) => [`attachment://${filename}`, url]));
  const resolve = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(resolve);
    return isObject(value) ? resolveObject(value) : value;
  };
  const resolveObject = (value: JsonObject): JsonObject => {
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, entry === undefined ? entry : resolve(entry)]),
    );
    const { url } = value;
    const address = typeof url === 'string' ? addresses.get(url) : undefined;
    return address === undefined ? copy : { ...copy, url: address, proxy_url: address };
  };
  return entries.map(resolveObject);
}

/** Components with the media details the platform adds. */
export function withMediaDetails(platform: Platform, entries: JsonObject[], attachments: Attachment[]): JsonObject[] {
  const fill = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(fill);
    return isObject(value) ? fillObject(value) : value;
  };
  const fillObject = (value: JsonObject): JsonObject => {
    const copy = Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, entry === undefined ? entry : fill(entry)]),
    );
    for (const key of ['media', 'file']) {
      const media = copy[key];
      if (!isObject(media)) continue;
      const details = { id: platform.nextId(), proxy_url: media['url'], width: null, height: null, content_type: null };
      copy[key] = { ...details, ...media };
      const upload = attachments.find(({ url }) => url === media['url']);
      if (key === 'file' && upload !== undefined) Object.assign(copy, { name: upload.filename, size: upload.size });
    }
    return copy;
  };
  return entries.map(fillObject);
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height of a PNG, in pixels; empty for other files. */
function pictureSize(content: Buffer): { width?: number; height?: number } {
  if (content.length < 24 || !content.subarray(0, 8).equals(PNG_SIGNATURE)) return {};
  return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
}
