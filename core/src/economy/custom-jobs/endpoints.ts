import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { saveReply, versionReply } from '../../base/sections/save-reply.ts';
import { customJobSchema } from './schema.ts';

const jobParams = z.extend(guildParams, { jobName: z.string() });
/**
 * `newName` is sent by the page's form while it renames; only `name` is used (docs/rules/api.md#calls-of-the-contract).
 */
const jobBody = z.extend(customJobSchema, { newName: z.optional(z.string()) });
const access = { tab: 'economy' } as const;

export const customJobsEndpoints = {
  create: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/custom-jobs',
    access,
    summary: 'Add a custom job',
    errors: ['conflict'],
    schema: { params: guildParams, body: jobBody, response: { 200: saveReply(customJobSchema) } },
  }),
  update: endpoint({
    method: 'PATCH',
    url: '/private/guilds/:guildId/custom-jobs/:jobName',
    access,
    summary: 'Change or rename a custom job',
    errors: ['conflict'],
    schema: { params: jobParams, body: jobBody, response: { 200: saveReply(customJobSchema) } },
  }),
  remove: endpoint({
    method: 'DELETE',
    url: '/private/guilds/:guildId/custom-jobs/:jobName',
    access,
    summary: 'Remove a custom job',
    errors: ['conflict'],
    schema: { params: jobParams, response: { 200: versionReply } },
  }),
};
