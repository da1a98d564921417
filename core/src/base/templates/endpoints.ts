import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { endpoint } from '../http/endpoint.ts';
import { guildParams } from '../ids/snowflake.ts';
import { atMost } from '../text/at-most.ts';
import { TEMPLATE_CONTEXT_NAMES } from './catalogue.ts';
import { TEMPLATE_CHECKS_MAX, TEMPLATE_CHECKS_TEXT_MAX, TEMPLATE_SOURCE_MAX } from './limits.ts';
import { templateProblemSchema } from './problem.ts';

export const templateChecksSchema = z.strictObject({
  templates: z
    .array(
      z.strictObject({
        place: z.enum(TEMPLATE_CONTEXT_NAMES),
        text: z.string().check(atMost(TEMPLATE_SOURCE_MAX, 'templateTooLong')),
        /** See `TemplateUse`. */
        form: z.optional(z.literal('moment')),
      }),
    )
    .check(
      z.maxLength(TEMPLATE_CHECKS_MAX, { error: issueCode('tooManyTemplates') }),
      z.refine((templates) => templates.reduce((sum, { text }) => sum + text.length, 0) <= TEMPLATE_CHECKS_TEXT_MAX, {
        error: issueCode('tooLong'),
        params: { max: TEMPLATE_CHECKS_TEXT_MAX },
      }),
    ),
});

export const templatesEndpoints = {
  check: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/templates/check',
    access: 'guildEditor',
    summary: 'Say of each template whether it compiles, and if not, where and why',
    weight: 5,
    schema: {
      params: guildParams,
      body: templateChecksSchema,
      response: { 200: z.object({ problems: z.array(z.nullable(templateProblemSchema)) }) },
    },
  }),
};
