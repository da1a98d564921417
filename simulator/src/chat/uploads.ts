import { asText, isObject, type Json, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { toAttachments } from '../rest/messages/uploads.ts';
import type { Attachment } from '../state/state.ts';

/** Reads an array field of a page's request; empty when absent. */
export function listField(body: Json | undefined, name: string): Json[] {
  const value = isObject(body) ? body[name] : undefined;
  return Array.isArray(value) ? value : [];
}

/** Stores files sent by the page as `{ name, type, data }`, with the contents in base64. */
export function storeFiles(platform: Platform, channelId: string, files: Json[]): Attachment[] {
  const uploads = files.filter(isObject).map((file) => ({
    index: null,
    name: asText(file['name']) || 'file',
    contentType: asText(file['type']) || 'application/octet-stream',
    content: Buffer.from(asText(file['data']), 'base64'),
  }));
  return toAttachments(platform, channelId, uploads, { attachments: undefined });
}

/** A command's options; files among them are stored and replaced by their ids. */
export function readOptions(
  platform: Platform,
  channelId: string,
  sent: JsonObject,
): { options: Record<string, Json>; attachments: Record<string, JsonObject> } {
  const options: Record<string, Json> = {};
  const attachments: Record<string, JsonObject> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue;
    const [file] = isObject(value) ? storeFiles(platform, channelId, [value]) : [];
    options[name] = file === undefined ? value : file.id;
    if (file !== undefined) attachments[file.id] = file;
  }
  return { options, attachments };
}
