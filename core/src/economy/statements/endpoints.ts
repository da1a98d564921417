import * as z from 'zod/mini';
import { BALANCE_REASON_MAX } from '../balances/schema.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { LOCALES } from '../../base/locales/locales.ts';
import { atMost } from '../../base/text/at-most.ts';
import { reversalPreview, statementFilters, statementPerson, statementSchema } from './schema.ts';

const memberParams = z.strictObject({ ...guildParams.shape, userId: snowflake });
const rowId = z.string().check(z.regex(/^\d{1,18}$/, { error: issueCode('invalidId') }));
const operationParams = z.strictObject({ ...guildParams.shape, operationId: rowId });

const pageQuery = z.strictObject({ ...statementFilters, before: z.optional(rowId) });
/** `locale` is the language of the headings and of the names of kinds. */
const exportQuery = z.strictObject({ ...statementFilters, locale: z.optional(z.enum(LOCALES)) });
const peersReply = z.array(statementPerson);

const editor = { tab: 'economy' } as const;

/** Why a manager reverses a movement; the members can read it too. */
export const reversalSchema = z.strictObject({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: issueCode('reasonRequired') }),
      atMost(BALANCE_REASON_MAX, 'reasonTooLong'),
    ),
});

export const statementsEndpoints = {
  // No membership check: members who left may still read what happened to their money, and the rows are always the
  // caller's own.
  own: endpoint({
    method: 'GET',
    url: '/private/statements/:guildId',
    access: 'signedIn',
    summary: 'Your own movements of money and experience on a server, from the newest on',
    schema: { params: guildParams, querystring: pageQuery, response: { 200: statementSchema } },
  }),
  ownExport: endpoint({
    method: 'GET',
    url: '/private/statements/:guildId/export',
    access: 'signedIn',
    summary: 'All of your own movements the filters let through, as CSV',
    channels: { taken: null, given: null },
    schema: { params: guildParams, querystring: exportQuery, response: { 200: z.unknown() } },
  }),
  ownPeers: endpoint({
    method: 'GET',
    url: '/private/statements/:guildId/peers',
    access: 'signedIn',
    summary: 'Members you gave money to or got it from',
    schema: { params: guildParams, response: { 200: peersReply } },
  }),
  member: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/statements/:userId',
    access: editor,
    summary: "A member's movements of money and experience, from the newest on",
    schema: { params: memberParams, querystring: pageQuery, response: { 200: statementSchema } },
  }),
  memberExport: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/statements/:userId/export',
    access: editor,
    summary: "All of a member's movements the filters let through, as CSV",
    channels: { taken: null, given: null },
    schema: { params: memberParams, querystring: exportQuery, response: { 200: z.unknown() } },
  }),
  memberPeers: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/statements/:userId/peers',
    access: editor,
    summary: 'Members they gave money to or got it from',
    schema: { params: memberParams, response: { 200: peersReply } },
  }),
  reversal: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/movements/:operationId/reversal',
    access: editor,
    summary: 'What taking a movement back would do, and why it may not be',
    schema: { params: operationParams, response: { 200: reversalPreview } },
  }),
  reverse: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/movements/:operationId/reversal',
    access: editor,
    summary: 'Take a movement back, once, for everybody it was about',
    errors: ['conflict'],
    schema: { params: operationParams, body: reversalSchema, response: { 200: messageReply } },
  }),
};
