import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { issueReply } from '../../base/issues/issue.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { sectionNameSchema } from '../../community/settings/sections.ts';
import { settingsFileSchema } from './file.ts';

/** Maps ids of the file to ids of this guild; null leaves one out. Missing ids are matched by id, then by name. */
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
  /** References of the file without a match here, by their ids, and the fields that change as a consequence. */
  missing: z.array(z.object({ kind: z.enum(['role', 'channel']), id: z.string(), path: z.string() })),
  consequences: z.array(changeSchema),
  changeCount: z.number(),
  /** Why it cannot be saved here; empty when it can. */
  issues: z.array(issueReply),
});
export type SectionPlan = z.infer<typeof sectionPlanSchema>;

export const importPlanSchema = z.object({
  sections: z.array(sectionPlanSchema),
  roles: z.array(mappedSchema),
  channels: z.array(mappedSchema),
  /** Whether it was saved. */
  applied: z.boolean(),
  /** The saved sections, for undoing the import; empty where nothing was saved. */
  saved: z.array(z.object({ section: sectionNameSchema, version: z.number() })),
});
export type ImportPlan = z.infer<typeof importPlanSchema>;

export const transferEndpoints = {
  export: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/export',
    access: 'guildManager',
    summary: 'All settings of a guild as one file',
    channels: { taken: null, given: 'settings' },
    schema: { params: guildParams, response: { 200: settingsFileSchema } },
  }),
  import: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/import',
    access: 'guildManager',
    summary: 'Says what a file would change here, and with `apply` saves it',
    errors: ['conflict'],
    channels: { taken: 'writable', given: 'settings' },
    schema: {
      params: guildParams,
      body: z.strictObject({
        file: settingsFileSchema,
        roles: mappingSchema,
        channels: mappingSchema,
        /** The sections to import. */
        sections: z.array(sectionNameSchema),
        /** False for a dry run. True saves all sections or, when one is refused, none. */
        apply: z.boolean(),
      }),
      response: { 200: importPlanSchema },
    },
  }),
};
