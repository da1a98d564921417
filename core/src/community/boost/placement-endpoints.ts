import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { guildBoostSchema, ownBoostSchema } from './schema.ts';

const guildBody = z.strictObject({ guildId: snowflake });

export const placementEndpoints = {
  own: endpoint({
    method: 'GET',
    url: '/private/boost',
    access: 'signedIn',
    summary: "The person's subscription, the servers they boost, and what became of their boosts",
    schema: { response: { 200: ownBoostSchema } },
  }),
  ofGuild: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/boost',
    access: 'guildManager',
    summary: 'By whom a server is boosted, and what is inactive in it without boost',
    schema: { params: guildParams, response: { 200: guildBoostSchema } },
  }),
  take: endpoint({
    method: 'POST',
    url: '/private/boost/placements',
    access: 'signedIn',
    summary: 'Boost a server the person is in',
    errors: ['notFound', 'conflict'],
    schema: { body: guildBody, response: { 200: ownBoostSchema } },
  }),
  move: endpoint({
    method: 'PATCH',
    url: '/private/boost/placements/:guildId',
    access: 'signedIn',
    summary: 'Move a boost to another server, where it rests for 24 hours',
    errors: ['conflict'],
    schema: { params: guildParams, body: guildBody, response: { 200: ownBoostSchema } },
  }),
  release: endpoint({
    method: 'DELETE',
    url: '/private/boost/placements/:guildId',
    access: 'signedIn',
    summary: 'Take a boost off a server',
    errors: ['conflict'],
    schema: { params: guildParams, response: { 200: ownBoostSchema } },
  }),
};
