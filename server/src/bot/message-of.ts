import type { RawFile } from '@discordjs/rest';
import type { RESTAPIAttachment } from 'discord-api-types/v10';
import type { ReplyBody } from './command-context.ts';

/** A bot's answer never pings, whatever names and texts of members it repeats. */
export const NO_PINGS = { parse: [], replied_user: false };

/** An answer as the platform takes it. Sent as an edit it also takes away the files the message had. */
export function messageOf({ files = [], ...body }: ReplyBody) {
  return {
    ...body,
    allowed_mentions: NO_PINGS,
    attachments: files.map(
      ({ name, description }, index): RESTAPIAttachment => ({ id: index, filename: name, description }),
    ),
    files: files.map(({ name, contentType, data }): RawFile => ({ name, contentType, data })),
  };
}
