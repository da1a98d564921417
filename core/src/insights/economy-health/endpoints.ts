import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { HEALTH_PERIODS } from './periods.ts';
import { economyHealthSchema } from './schema.ts';

export const economyHealthEndpoints = {
  read: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/economy/health',
    access: { tab: 'economy' },
    summary: 'Where money comes from and goes to, how it is spread, and what stands out',
    schema: {
      params: guildParams,
      querystring: z.strictObject({
        period: z.optional(z.enum(HEALTH_PERIODS, { error: issueCode('unknownPeriod') })),
      }),
      response: { 200: economyHealthSchema },
    },
  }),
};
