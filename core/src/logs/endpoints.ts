import * as z from 'zod/mini';
import { endpoint } from '../base/http/endpoint.ts';
import { messageReply } from '../base/http/replies.ts';
import { guildParams, snowflake } from '../base/ids/snowflake.ts';
import { issueCode } from '../base/issues/issue-codes.ts';
import { atMost } from '../base/text/at-most.ts';
import { LOG_READER } from './access.ts';
import { shownLogEntry } from './entry.ts';
import { ALL_LOG_EVENTS } from './events.ts';
import { LOG_SEARCH_MAX } from './limits.ts';
import { logPerson } from './parts.ts';

const day = z.iso.date({ error: issueCode('invalid') });
const isEvent = (name: string) => ALL_LOG_EVENTS.some((event) => event === name);
const searched = z
  .string()
  .check(z.trim(), z.minLength(1, { error: issueCode('required') }), atMost(LOG_SEARCH_MAX, 'tooLong'));

/** Filters of the list, combined with "and". */
export const logFilters = {
  /** Names of events, separated by commas; any of them matches. */
  events: z.optional(
    z.string().check(z.refine((names) => names.split(',').every(isEvent), { error: issueCode('invalid') })),
  ),
  actor: z.optional(snowflake),
  /** The id of the affected member, role, channel or message; also matches the author of a message. */
  target: z.optional(snowflake),
  channel: z.optional(snowflake),
  /** The entries that belong to this case. */
  case: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: issueCode('invalidId') }))),
  /** First and last day, UTC, both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
  /** Words of the entry, each matched by prefix: in message texts, names and reasons. */
  text: z.optional(searched),
};

const access = LOG_READER;

export const logsEndpoints = {
  entries: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/logs/entries',
    access,
    summary: 'What happened on a server in the last 30 days, as far as it is written down, from the newest on',
    channels: { taken: 'filter', given: 'readers' },
    schema: {
      params: guildParams,
      querystring: z.strictObject({ ...logFilters, before: z.optional(snowflake) }),
      response: {
        200: z.object({
          entries: z.array(shownLogEntry),
          /**
           * `before` of the next page. A long search may return fewer entries, even none, and still have a next page.
           */
          next: z.nullable(z.string()),
        }),
      },
    },
  }),
  people: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/logs/people',
    access,
    summary: 'Who did something, or whom something was done to, whose name begins like this',
    schema: {
      params: guildParams,
      querystring: z.strictObject({ as: z.enum(['actor', 'target']), text: searched }),
      response: { 200: z.array(logPerson) },
    },
  }),
  transcript: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/logs/entries/:entry/transcript',
    access,
    summary: 'The messages of a bulk deletion as one file that stands alone',
    channels: { taken: null, given: 'readers' },
    schema: {
      params: z.strictObject({ ...guildParams.shape, entry: snowflake }),
      querystring: z.strictObject({ format: z.enum(['html', 'txt']) }),
      response: { 200: z.unknown() },
    },
  }),
  example: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/tests/logs',
    access: { tab: 'logs' },
    summary: 'Post an example of an event in the channel its log is set to; once in 10 s for each event',
    errors: ['conflict'],
    schema: {
      params: guildParams,
      body: z.strictObject({ event: z.enum(ALL_LOG_EVENTS) }),
      response: { 200: messageReply },
    },
  }),
};
