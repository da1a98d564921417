import type { IncomingMessage } from 'node:http';
import type { Platform } from '../platform/platform.ts';
import { readRequestBody } from './request-body.ts';

/**
 * Whether the request concerns that guild or person: the id is in its path or its body, or the path names a channel of
 * the guild or a direct channel with the person.
 */
export async function isAbout(
  { world }: Platform,
  request: IncomingMessage,
  path: string,
  id: string,
): Promise<boolean> {
  const segments = path.split('/');
  const channels = segments.flatMap((segment) => world.channels[segment] ?? []);
  const isOfChannel = channels.some(({ guildId, recipientIds }) => guildId === id || recipientIds.includes(id));
  if (isOfChannel || segments.includes(id)) return true;
  const { body } = await readRequestBody(request).catch(() => ({ body: undefined }));
  return JSON.stringify(body ?? null).includes(`"${id}"`);
}

/** Whether a text is in the body of a call, as JSON, or in the name of a file it sends. */
export async function isWithin(request: IncomingMessage, text: string): Promise<boolean> {
  const { body, files } = await readRequestBody(request).catch(() => ({ body: undefined, files: [] }));
  return JSON.stringify(body ?? null).includes(text) || files.some(({ name }) => name.includes(text));
}
