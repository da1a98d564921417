import { ApiError } from '../../protocol/api-error.ts';
import {
  distinct,
  failAt,
  type Field,
  flag,
  integer,
  list,
  readBody,
  refuseField,
  shape,
  snowflake,
  text,
  nonce,
} from '../../protocol/form-body.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import { maybe } from '../components/fields.ts';
import { messageComponents } from '../components/message-components.ts';
import { embeds } from './embed-body.ts';
import { poll } from './poll-body.ts';
import { COMPONENTS_V2 } from '../../world/message-flags.ts';

/** Limits from the platform's "Create Message". */
const CONTENT_MAX = 2_000;
const FILES_MAX = 10;
const DESCRIPTION_MAX = 1_024;
const STICKERS_MAX = 3;
const NONCE_MAX = 25;

/** Trimmed before its length is checked. */
const content: Field<string> = (value, fail) => {
  const field = text({ max: CONTENT_MAX });
  return field(typeof value === 'string' ? value.trim() : value, fail);
};

/** A file in a body: an uploaded one by its number, or an existing one of the message by its id. */
const attachment = shape({
  id: snowflake,
  filename: maybe(text({ min: 1, max: 260 })),
  description: maybe(text({ max: DESCRIPTION_MAX })),
});

const mentionFields = shape({
  parse: maybe(list(text({ pattern: /^(users|roles|everyone)$/ }))),
  users: maybe(distinct(snowflake, { max: 100 })),
  roles: maybe(distinct(snowflake, { max: 100 })),
  replied_user: maybe(flag),
});

/** "Because `parse: ["users"]` and `users: [123, 124]` are both present, we would throw a validation error." */
const allowedMentions: typeof mentionFields = (value, fail) => {
  const allowed = mentionFields(value, fail);
  for (const kind of ['users', 'roles'] as const) {
    if (allowed.parse?.includes(kind) && (allowed[kind] ?? []).length > 0) {
      const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
      fail('MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', message);
    }
  }
  return allowed;
};

const reference = shape({
  type: maybe(integer({ min: 0, max: 1 })),
  message_id: maybe(snowflake),
  channel_id: maybe(snowflake),
  guild_id: maybe(snowflake),
  fail_if_not_exists: maybe(flag),
});

const common = {
  content: maybe(content),
  embeds: maybe(embeds),
  flags: maybe(integer({ min: 0 })),
  tts: maybe(flag),
  nonce: maybe(nonce({ max: NONCE_MAX })),
  enforce_nonce: maybe(flag),
  allowed_mentions: maybe(allowedMentions),
  attachments: maybe(list(attachment, { max: FILES_MAX })),
  sticker_ids: maybe(list(snowflake, { max: STICKERS_MAX })),
  poll: maybe(poll),
  message_reference: maybe(reference),
};
const classicBody = shape({ ...common, components: maybe(messageComponents(false)) });
const v2Body = shape({ ...common, components: maybe(messageComponents(true)) });
export type MessageBody = ReturnType<typeof classicBody>;

/** The body of a message; the Components V2 flag may be in the body or on the message being edited. */
export function messageBody(flagsBefore = 0): Field<MessageBody> {
  return (value, fail) => {
    const { flags } = shape({ flags: maybe(integer({ min: 0 })) })(value, fail);
    if ((((flags ?? 0) | flagsBefore) & COMPONENTS_V2) === 0) return classicBody(value, fail);
    const body = v2Body(value, fail);
    for (const name of ['content', 'embeds', 'poll', 'sticker_ids'] as const) {
      const legacy = body[name];
      if (legacy === undefined || legacy === null || (Array.isArray(legacy) && legacy.length === 0) || legacy === '') {
        continue;
      }
      const message = `The '${name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`;
      failAt([name], 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', message);
    }
    return body;
  };
}

/** Refuses an empty message (50006), and one with too many files. */
export function checkContents(body: MessageBody, fileCount: number): void {
  if (fileCount > FILES_MAX) {
    refuseField(['attachments'], 'BASE_TYPE_BAD_LENGTH', `Must be between 0 and ${FILES_MAX} in length.`);
  }
  const lists = [body.embeds, body.components, body.sticker_ids];
  const hasSomething = (body.content ?? '') !== '' || lists.some((entries) => (entries ?? []).length > 0);
  if (!hasSomething && fileCount === 0 && !body.poll) throw new ApiError('emptyMessage');
}

/** Reads a message body; refuses an invalid one with the platform's errors. */
export function readMessageBody(body: Json | undefined, flagsBefore = 0): MessageBody {
  return readBody(body, messageBody(flagsBefore));
}

/** Reads the message in an interaction's answer; errors are reported below `data`. */
export function readAnswerData(data: JsonObject, flagsBefore = 0): MessageBody {
  return readBody(data, messageBody(flagsBefore), ['data']);
}
