import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { roleIdList } from '../../base/ids/id-list.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { CASE_TYPES } from '../cases/case.ts';
import { PUNISHMENT_TYPES } from '../punishments/punishment.ts';
import { atMost } from '../../base/text/at-most.ts';
import { saveReply } from '../../base/sections/save-reply.ts';
import { RULE_KEYS } from './catalogue.ts';
import { raidEntrySchema } from './raid-entry.ts';
import { ruleExceptionSchema } from './rule-exception.ts';
import { automodSchema } from './schema.ts';
import { TRY_RESULTS } from './try-results.ts';

/** Longest message that can be tried, in UTF-16 code units: the platform's limit for subscribers. */
export const TRIED_MAX = 4_000;

const access = { tab: 'moderation' } as const;
const span = z.object({ start: z.int(), end: z.int() });
/** Cursor, newest first: entries before that moment (in milliseconds) and id. */
const hitCursor = z.string().check(z.regex(/^\d{1,15}-[\da-f-]{36}$/, { error: issueCode('invalidId') }));
const ruleKey = z.enum(RULE_KEYS);

/** One thing automoderation did, or would have done. Moments are ISO 8601. */
export const hitSchema = z.object({
  id: z.string(),
  at: z.string(),
  rules: z.array(ruleKey),
  member: z.object({ id: snowflake, username: z.nullable(z.string()) }),
  channelId: snowflake,
  /** Null for a message that the platform blocked before it was posted. */
  messageId: z.nullable(snowflake),
  text: z.string(),
  spans: z.array(span),
  isLogOnly: z.boolean(),
  isDeleted: z.boolean(),
  /** The platform’s own filter blocked it before anybody saw it. */
  isStopped: z.boolean(),
  /** Names of the attached files. */
  files: z.array(z.string()),
  caseNumber: z.nullable(z.int()),
  wrongAt: z.nullable(z.string()),
  /** State of the bot reposting a wrongly deleted message; null where there is nothing to repost. */
  restoring: z.nullable(z.enum(['waiting', 'done', 'failed'])),
  /** The id of the reposted message. */
  restoredId: z.nullable(snowflake),
});
export type HitReply = z.infer<typeof hitSchema>;

const exceptionOffer = z.object({
  ...ruleExceptionSchema.shape,
  /** The name of a channel, a role or the invited server; null where the value is readable by itself. */
  name: z.nullable(z.string()),
});
export type ExceptionOffer = z.infer<typeof exceptionOffer>;

const undoneCase = z.object({ number: z.int(), type: z.enum(CASE_TYPES), endsAt: z.nullable(z.string()) });
const hitUndoing = z.object({ undone: z.array(undoneCase), stays: z.array(undoneCase) });
export type HitUndoing = z.infer<typeof hitUndoing>;
const hitUrl = '/private/guilds/:guildId/automod/hits/:hitId';
const hitParams = z.strictObject({ ...guildParams.shape, hitId: z.uuid() });

export const automodSiteEndpoints = {
  tryOut: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/automod/try',
    access,
    summary: 'What the rules make of a message, saved ones or a draft; nothing happens to anybody',
    channels: { taken: 'watched', given: null },
    schema: {
      params: guildParams,
      body: z.strictObject({
        content: z.string().check(atMost(TRIED_MAX, 'tooLong')),
        /** The author's roles and the channel to try it in. */
        roles: roleIdList,
        channel: z.nullable(snowflake),
        files: z.optional(z.array(z.string().check(atMost(260, 'tooLong'))).check(z.maxLength(10))),
        /** Rules as being edited; the saved ones where left out. */
        rules: z.optional(automodSchema),
      }),
      response: {
        200: z.object({
          rules: z.array(z.object({ rule: ruleKey, result: z.enum(TRY_RESULTS), spans: z.array(span) })),
          deletes: z.boolean(),
          messages: z.array(ruleKey),
          punishment: z.nullable(
            z.object({ rule: ruleKey, type: z.enum(PUNISHMENT_TYPES), duration: z.int(), reason: z.string() }),
          ),
        }),
      },
    },
  }),
  counts: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/automod/counts',
    access,
    summary: 'How often each rule fired on each of the last seven days, UTC',
    schema: {
      params: guildParams,
      response: { 200: z.array(z.object({ rule: ruleKey, day: z.string(), count: z.int() })) },
    },
  }),
  hits: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/automod/hits',
    access,
    summary: 'What automoderation did, from the newest on',
    channels: { taken: null, given: 'readers' },
    schema: {
      params: guildParams,
      querystring: z.strictObject({
        rule: z.optional(ruleKey),
        member: z.optional(snowflake),
        before: z.optional(hitCursor),
      }),
      response: {
        200: z.object({
          hits: z.array(hitSchema),
          /** Raids that began between the page's first and last entry; none where filtered to a member. */
          raids: z.array(raidEntrySchema),
          next: z.nullable(z.string()),
        }),
      },
    },
  }),
  offers: endpoint({
    method: 'GET',
    url: `${hitUrl}/offers`,
    access,
    summary: 'Exceptions after which the rules would have left this message alone, the narrowest first',
    errors: ['notFound'],
    schema: { params: hitParams, response: { 200: z.array(exceptionOffer) } },
  }),
  except: endpoint({
    method: 'POST',
    url: `${hitUrl}/exception`,
    access,
    summary: 'Make one of the exceptions that are offered for a hit',
    errors: ['notFound', 'conflict'],
    channels: { taken: null, given: 'settings' },
    schema: { params: hitParams, body: ruleExceptionSchema, response: { 200: saveReply(automodSchema) } },
  }),
  undoing: endpoint({
    method: 'GET',
    url: `${hitUrl}/undoing`,
    access,
    summary: 'The punishments that followed from a hit: those that saying it was wrong undoes, and kicks, which stay',
    errors: ['notFound'],
    schema: { params: hitParams, response: { 200: hitUndoing } },
  }),
  wrong: endpoint({
    method: 'POST',
    url: `${hitUrl}/wrong`,
    access,
    summary:
      'Say that a hit was wrong: all punishments that followed are taken back, and what was deleted is said again by the bot',
    errors: ['conflict'],
    schema: {
      params: hitParams,
      response: { 200: messageReply },
    },
  }),
};
