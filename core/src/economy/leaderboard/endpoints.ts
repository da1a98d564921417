import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { atMost } from '../../base/text/at-most.ts';
import {
  boardQuery,
  boardSchema,
  leaderProfileSchema,
  leaderSchema,
  publicBoardSchema,
  SEARCH_TEXT_MAX,
} from './schema.ts';

const memberParams = z.strictObject({ ...guildParams.shape, userId: snowflake });
const { page: _page, ...searchQuery } = boardQuery;

export const leaderboardEndpoints = {
  board: endpoint({
    method: 'GET',
    url: '/private/leaderboard/:guildId',
    access: 'guildMember',
    summary: 'One page of the leaderboard of a server',
    schema: { params: guildParams, querystring: z.strictObject(boardQuery), response: { 200: boardSchema } },
  }),
  search: endpoint({
    method: 'GET',
    url: '/private/leaderboard/:guildId/search',
    access: 'guildMember',
    summary: 'Members whose name begins like this, with their ranks',
    schema: {
      params: guildParams,
      querystring: z.strictObject({
        ...searchQuery,
        text: z.string().check(z.minLength(1, { error: issueCode('required') }), atMost(SEARCH_TEXT_MAX, 'tooLong')),
      }),
      response: { 200: z.array(leaderSchema) },
    },
  }),
  export: endpoint({
    method: 'GET',
    url: '/private/leaderboard/:guildId/export',
    access: { tab: 'economy' },
    summary: 'The whole leaderboard as a file, CSV or JSON',
    channels: { taken: null, given: null },
    schema: {
      params: guildParams,
      querystring: z.strictObject({ ...searchQuery, format: z.enum(['csv', 'json']) }),
      response: { 200: z.unknown() },
    },
  }),
  visibility: endpoint({
    method: 'POST',
    url: '/private/leaderboard/:guildId/visibility',
    access: 'guildMember',
    summary: 'Leave the list that others see, or come back to it',
    schema: {
      params: guildParams,
      body: z.strictObject({ hidden: z.boolean() }),
      response: { 200: messageReply },
    },
  }),
  member: endpoint({
    method: 'GET',
    url: '/private/leaderboard/:guildId/:userId',
    access: 'guildMember',
    summary: 'One member: rank, balance, experience, and how they came about',
    schema: { params: memberParams, response: { 200: leaderProfileSchema } },
  }),
  publicBoard: endpoint({
    method: 'GET',
    url: '/public/leaderboard/:guildId',
    access: 'public',
    summary: 'One page of a leaderboard that is open to everybody',
    schema: { params: guildParams, querystring: z.strictObject(boardQuery), response: { 200: publicBoardSchema } },
  }),
  card: endpoint({
    method: 'GET',
    url: '/public/leaderboard/:guildId/card.svg',
    access: 'public',
    summary: 'The top ten of an open leaderboard as a picture to embed elsewhere',
    channels: { taken: null, given: null },
    schema: {
      params: guildParams,
      querystring: z.strictObject({
        ...searchQuery,
        theme: z.optional(z.enum(['dark', 'light'])),
        locale: z.optional(z.enum(['en', 'ru'])),
      }),
      response: { 200: z.unknown() },
    },
  }),
};
