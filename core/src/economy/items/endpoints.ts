import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { saveReply, versionReply } from '../../base/sections/save-reply.ts';
import { SHOP_NAMES } from './presets.ts';
import { itemSchema, itemsSchema } from './schema.ts';

const itemParams = z.extend(guildParams, { itemName: z.string() });
/**
 * `newName` is sent by the page's form while it renames; only `name` is used (docs/rules/api.md#calls-of-the-contract).
 */
const itemBody = z.extend(itemSchema, { newName: z.optional(z.string()) });
const access = { tab: 'economy' } as const;

export const itemsEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/items',
    access,
    summary: 'The items of the shop',
    schema: { params: guildParams, response: { 200: z.array(itemSchema) } },
  }),
  create: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/items',
    access,
    summary: 'Add an item to the shop',
    errors: ['conflict'],
    schema: { params: guildParams, body: itemBody, response: { 200: saveReply(itemSchema) } },
  }),
  addGoods: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/items/examples/:shop',
    access,
    summary: 'Add the goods of an example shop whose names are free, as many as fit',
    errors: ['conflict'],
    schema: {
      params: z.extend(guildParams, { shop: z.enum(SHOP_NAMES) }),
      response: { 200: saveReply(itemsSchema) },
    },
  }),
  update: endpoint({
    method: 'PATCH',
    url: '/private/guilds/:guildId/items/:itemName',
    access,
    summary: 'Change or rename an item of the shop',
    errors: ['conflict'],
    schema: { params: itemParams, body: itemBody, response: { 200: saveReply(itemSchema) } },
  }),
  remove: endpoint({
    method: 'DELETE',
    url: '/private/guilds/:guildId/items/:itemName',
    access,
    summary: 'Take an item out of the shop',
    errors: ['conflict'],
    schema: { params: itemParams, response: { 200: versionReply } },
  }),
};
