import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { issueReply } from '../issues/issue.ts';
import { guildParams, snowflake } from '../ids/snowflake.ts';
import { sectionNameSchema } from '../settings/sections.ts';
import { settingsFileSchema } from './file.ts';

/** From an id of the file to one of this guild; null leaves it out. What is missing is found by id, then by name. */
const mappingSchema = z.record(snowflake, z.nullable(snowflake));

const mappedSchema = z.object({ id: z.string(), name: z.string(), to: z.nullable(z.string()) });
export type Mapped = z.infer<typeof mappedSchema>;

const changeSchema = z.object({
  path: z.array(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});

const sectionPlanSchema = z.object({
  section: sectionNameSchema,
  changes: z.array(changeSchema),
  /** What of the file finds nothing here, by its ids, and what is set otherwise for want of it. */
  missing: z.array(z.object({ kind: z.enum(['role', 'channel']), id: z.string(), path: z.string() })),
  consequences: z.array(changeSchema),
  changeCount: z.number(),
  /** Why it can not be saved here; empty when it can. */
  issues: z.array(issueReply),
});
export type SectionPlan = z.infer<typeof sectionPlanSchema>;

export const importPlanSchema = z.object({
  sections: z.array(sectionPlanSchema),
  roles: z.array(mappedSchema),
  channels: z.array(mappedSchema),
  /** Whether it was saved. */
  applied: z.boolean(),
  /** What of it was changed, for taking it back; empty where nothing was. */
  saved: z.array(z.object({ section: sectionNameSchema, version: z.number() })),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;

export const transferEndpoints = {
  export: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/export',
    access: 'guildManager',
    summary: 'All settings of a guild as one file',
    schema: { params: guildParams, response: { 200: settingsFileSchema } },
  }),
  import: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/import',
    access: 'guildManager',
    summary: 'Says what a file would change here, and with `apply` saves it',
    errors: ['conflict'],
    schema: {
      params: guildParams,
      body: z.strictObject({
        file: settingsFileSchema,
        roles: mappingSchema,
        channels: mappingSchema,
        /** Which of the file's sections to take. */
        sections: z.array(sectionNameSchema),
        /** False is a dry run. True saves all sections or, when one is refused, none. */
        apply: z.boolean(),
      }),
      response: { 200: importPlanSchema },
    },
  }),
};
