import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { REASON_MAX } from '../punishments/punishment.ts';
import { atMost } from '../../base/text/at-most.ts';
import { DURATION_MAX_MS, durationSchema } from '../../base/time/duration-schema.ts';
import { CASE_VIEWER } from './access.ts';
import { CASE_SOURCES, CASE_STATES, CASE_TYPES, LASTING_TYPES } from './case.ts';
import { CASE_SEARCH_MAX } from './limits.ts';
import { caseDetail, caseMember, casePerson, caseStatistics, caseSummary } from './schema.ts';

const caseNumber = z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: issueCode('invalidId') }));
const caseParams = z.strictObject({ ...guildParams.shape, number: caseNumber });
const memberParams = z.strictObject({ ...guildParams.shape, userId: snowflake });
const evidenceParams = z.strictObject({ ...caseParams.shape, position: z.enum(['1', '2', '3']) });
const day = z.iso.date({ error: issueCode('invalid') });

/** Filters of the list, combined with "and". */
export const caseFilters = {
  member: z.optional(snowflake),
  moderator: z.optional(snowflake),
  type: z.optional(z.enum(CASE_TYPES)),
  state: z.optional(z.enum(CASE_STATES)),
  source: z.optional(z.enum(CASE_SOURCES)),
  /** First and last day, UTC, both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
  /** Words that the reason contains, each matched by prefix. */
  text: z.optional(z.string().check(z.trim(), z.minLength(1), atMost(CASE_SEARCH_MAX, 'tooLong'))),
};

const access = CASE_VIEWER;
const reason = z.string().check(z.trim(), atMost(REASON_MAX, 'reasonTooLong'));

export const casesEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases',
    access,
    summary: 'Cases of a server, from the newest on',
    schema: {
      params: guildParams,
      querystring: z.strictObject({ ...caseFilters, before: z.optional(caseNumber) }),
      response: {
        200: z.object({
          cases: z.array(caseSummary),
          /** `before` of the next page. A long search may return fewer cases, even none, and still have a next page. */
          next: z.nullable(z.string()),
        }),
      },
    },
  }),
  guild: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases/guild',
    access,
    summary: 'The server as the pages of its cases name it, and what may be changed there',
    schema: {
      params: guildParams,
      response: {
        200: z.object({
          id: snowflake,
          name: z.string(),
          icon: z.nullable(z.string()),
          /** The types of cases that the caller may change. */
          changes: z.array(z.enum(CASE_TYPES)),
        }),
      },
    },
  }),
  member: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases/members/:userId',
    access,
    summary: 'How many cases a member has of each type, and how many of them are in force',
    schema: { params: memberParams, response: { 200: caseMember } },
  }),
  people: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases/people',
    access,
    summary: 'Members or moderators of cases whose name begins like this',
    schema: {
      params: guildParams,
      querystring: z.strictObject({
        as: z.enum(['member', 'moderator']),
        text: z
          .string()
          .check(z.trim(), z.minLength(1, { error: issueCode('required') }), atMost(CASE_SEARCH_MAX, 'tooLong')),
      }),
      response: { 200: z.array(casePerson) },
    },
  }),
  running: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases/running',
    access,
    summary: 'What will end by itself, the soonest first, and what failed lately, the newest first',
    schema: {
      params: guildParams,
      querystring: z.strictObject({ type: z.optional(z.enum(LASTING_TYPES)) }),
      response: { 200: z.object({ running: z.array(caseSummary), failed: z.array(caseSummary) }) },
    },
  }),
  statistics: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases/statistics',
    access,
    summary: 'Cases of the last 12 weeks by week and type, and by moderator',
    schema: {
      params: guildParams,
      response: { 200: caseStatistics },
    },
  }),
  export: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases/export',
    access,
    summary: 'All cases the filters let through as a file, CSV or JSON',
    channels: { taken: null, given: 'readers' },
    schema: {
      params: guildParams,
      querystring: z.strictObject({ ...caseFilters, format: z.enum(['csv', 'json']) }),
      response: { 200: z.unknown() },
    },
  }),
  detail: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases/:number',
    access,
    summary: 'One case with its trail',
    channels: { taken: null, given: 'readers' },
    schema: { params: caseParams, response: { 200: caseDetail } },
  }),
  evidence: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/cases/:number/evidence/:position',
    access,
    summary: 'A picture of evidence',
    channels: { taken: null, given: 'readers' },
    schema: { params: evidenceParams, response: { 200: z.unknown() } },
  }),
  edit: endpoint({
    method: 'PATCH',
    url: '/private/guilds/:guildId/cases/:number',
    access,
    summary: 'Change the reason of a case, or how long it lasts from its beginning; 0 is without end',
    errors: ['conflict'],
    schema: {
      params: caseParams,
      body: z
        .strictObject({
          reason: z.optional(reason),
          durationMs: z.optional(durationSchema(DURATION_MAX_MS, 'punishmentTooLong')),
        })
        .check(z.refine((change) => Object.keys(change).length > 0, { error: issueCode('required') })),
      response: { 200: messageReply },
    },
  }),
  lift: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/cases/:number/lift',
    access,
    summary: 'Take a warn, mute or ban back',
    errors: ['conflict'],
    schema: {
      params: caseParams,
      body: z.strictObject({ reason: z.optional(reason) }),
      response: { 200: messageReply },
    },
  }),
  retry: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/cases/:number/retry',
    access,
    summary: 'Try what failed once more',
    errors: ['conflict'],
    schema: { params: caseParams, response: { 200: messageReply } },
  }),
};
