import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { issueReply } from '../../base/issues/issue.ts';
import { sectionFieldChange } from '../../base/sections/field-change.ts';
import { setupAnswersSchema } from './answers.ts';
import { SETUP_SECTIONS } from './plan-section.ts';

const plannedSectionSchema = z.object({
  section: z.enum(SETUP_SECTIONS),
  changes: z.array(sectionFieldChange),
  changeCount: z.number(),
  /** Why it cannot be saved here; empty when it can. */
  issues: z.array(issueReply),
});
export type PlannedSection = z.infer<typeof plannedSectionSchema>;

const setupPlanSchema = z.object({
  /** The sections that would change. */
  sections: z.array(plannedSectionSchema),
  /** Whether the plan was saved. */
  applied: z.boolean(),
  /** The id of the saved change, for `undo`; null where nothing was saved. */
  change: z.nullable(z.string()),
});
export type SetupPlan = z.infer<typeof setupPlanSchema>;

export const setupEndpoints = {
  apply: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/setup',
    access: 'guildManager',
    summary: 'Says what five answers would set, and with `apply` saves it as one change',
    errors: ['conflict'],
    channels: { taken: 'writable', given: 'settings' },
    schema: {
      params: guildParams,
      body: z.strictObject({
        answers: setupAnswersSchema,
        /** False for a dry run. True saves all sections or, when one is refused, none. */
        apply: z.boolean(),
      }),
      response: { 200: setupPlanSchema },
    },
  }),
  undo: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/changes/:change/undo',
    access: 'guildManager',
    summary: 'Takes back what was saved together: every section of it becomes what it was before, or none does',
    errors: ['conflict'],
    schema: {
      params: z.strictObject({ ...guildParams.shape, change: z.uuid({ error: issueCode('invalidId') }) }),
      response: { 200: messageReply },
    },
  }),
};
