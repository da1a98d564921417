import { ApiError } from '../http/api-error.ts';
import {
  flag,
  integer,
  list,
  nullable,
  optional,
  readBody,
  refuseField,
  shape,
  snowflake,
  text,
  textOrInteger,
  type Field,
} from '../http/form-body.ts';
import type { JsonObject } from '../json.ts';
import { messageComponents } from './components.ts';

/** Limits of the platform's "Create Message" and "Embed Limits". */
const CONTENT_MAX = 2_000;
const EMBEDS_MAX = 10;
const EMBED_TOTAL_MAX = 6_000;
const FILES_MAX = 10;
const DESCRIPTION_MAX = 1_024;
const webAddress = text({ max: 2048, pattern: /^(https?|attachment):\/\/\S+$/i });
const media = optional(nullable(shape({ url: webAddress })));

const embed = shape({
  title: optional(nullable(text({ max: 256 }))),
  type: optional(nullable(text())),
  description: optional(nullable(text({ max: 4096 }))),
  url: optional(nullable(webAddress)),
  timestamp: optional(nullable(text({ pattern: /^\d{4}-\d{2}-\d{2}/ }))),
  color: optional(nullable(integer({ min: 0, max: 0xffffff }))),
  footer: optional(nullable(shape({ text: text({ max: 2048 }), icon_url: optional(nullable(webAddress)) }))),
  image: media,
  thumbnail: media,
  author: optional(
    nullable(
      shape({
        name: text({ max: 256 }),
        url: optional(nullable(webAddress)),
        icon_url: optional(nullable(webAddress)),
      }),
    ),
  ),
  fields: optional(
    nullable(
      list(shape({ name: text({ min: 1, max: 256 }), value: text({ min: 1, max: 1024 }), inline: optional(flag) }), {
        max: 25,
      }),
    ),
  ),
});

/** An embed as sent, with its type, and without what was left out. */
const embedAsStored: Field<JsonObject> = (value, fail) => {
  const fields: JsonObject = JSON.parse(JSON.stringify(embed(value, fail)));
  const present = Object.entries(fields).filter(([, field]) => field !== null);
  return { ...Object.fromEntries(present), type: 'rich' };
};

/** A file named in a body: one that is uploaded with it by its number, or one that the message has by its id. */
const attachment = shape({
  id: snowflake,
  filename: optional(nullable(text({ min: 1, max: 260 }))),
  description: optional(nullable(text({ max: DESCRIPTION_MAX }))),
});

/** What a message may be sent with. */
export const messageBody = shape({
  content: optional(nullable(text({ max: CONTENT_MAX }))),
  embeds: optional(nullable(list(embedAsStored, { max: EMBEDS_MAX }))),
  components: optional(nullable(messageComponents)),
  flags: optional(nullable(integer({ min: 0 }))),
  tts: optional(nullable(flag)),
  nonce: optional(nullable(textOrInteger({ max: 25 }))),
  enforce_nonce: optional(nullable(flag)),
  allowed_mentions: optional(
    nullable(
      shape({
        parse: optional(list(text({ pattern: /^(users|roles|everyone)$/ }))),
        users: optional(list(snowflake, { max: 100 })),
        roles: optional(list(snowflake, { max: 100 })),
      }),
    ),
  ),
  attachments: optional(nullable(list(attachment, { max: FILES_MAX }))),
  message_reference: optional(nullable(shape({ message_id: snowflake, fail_if_not_exists: optional(nullable(flag)) }))),
});
export type MessageBody = ReturnType<typeof messageBody>;

/** Refuses a message with nothing in it (50006) and embeds that are too long together (50035). */
export function checkContents(body: MessageBody, fileCount: number): void {
  const embeds = body.embeds ?? [];
  const hasSomething = (body.content ?? '').trim() !== '' || embeds.length > 0 || (body.components ?? []).length > 0;
  if (!hasSomething && fileCount === 0) throw new ApiError('emptyMessage');
  if (embeds.reduce((total, item) => total + embedLength(item), 0) > EMBED_TOTAL_MAX) {
    refuseField(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${EMBED_TOTAL_MAX}`);
  }
}

/** Reads a message body; refuses it in the platform's words. */
export function readMessageBody(body: JsonObject[string]): MessageBody {
  return readBody(body, messageBody);
}

function embedLength(value: JsonObject): number {
  const { title, description, author, footer, fields } = value;
  const fieldTexts = Array.isArray(fields) ? fields.flatMap((item) => textsOf(item, ['name', 'value'])) : [];
  const texts = [title, description, ...textsOf(author, ['name']), ...textsOf(footer, ['text']), ...fieldTexts];
  return texts.reduce((total: number, item) => total + (typeof item === 'string' ? item.length : 0), 0);
}

function textsOf(value: JsonObject[string], keys: string[]): JsonObject[string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return keys.map((key) => value[key]);
}
