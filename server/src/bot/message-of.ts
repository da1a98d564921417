import type { RawFile } from '@discordjs/rest';
import type { RESTAPIAttachment } from 'discord-api-types/v10';
import type { ReplyBody } from './command-context.ts';

/** A reply never pings, whatever names and member texts it contains. */
export const NO_PINGS = { parse: [], replied_user: false };

/** A reply in the platform's format. As an edit it also removes the message's earlier files. */
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
