import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { endpoint } from '../http/endpoint.ts';
import { guildParams, snowflake } from '../ids/snowflake.ts';
import { sectionFieldChange } from '../sections/field-change.ts';
import { versionReply } from '../sections/save-reply.ts';
import { sectionNameSchema } from '../settings/sections.ts';

/** Most saves in one answer. */
export const HISTORY_PAGE = 20;

/** Most changed fields shown of one save; `changeCount` says how many there were. */
export const CHANGES_SHOWN = 50;

export type Change = z.infer<typeof sectionFieldChange>;

const entrySchema = z.object({
  /** Falls from save to save; `before` takes it. */
  id: z.string(),
  section: sectionNameSchema,
  version: z.number(),
  /** Whether it is what the server has now. */
  isCurrent: z.boolean(),
  savedBy: z.object({ id: z.string(), username: z.nullable(z.string()) }),
  savedAt: z.string(),
  changes: z.array(sectionFieldChange),
  changeCount: z.number(),
});
export type HistoryEntry = z.infer<typeof entrySchema>;

const versionSchema = z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: issueCode('invalidVersion') }));

export const historyEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/history',
    access: 'guildManager',
    summary: 'Who saved which settings, from the newest on',
    schema: {
      params: guildParams,
      querystring: z.strictObject({
        section: z.optional(sectionNameSchema),
        savedBy: z.optional(snowflake),
        before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, { error: issueCode('invalidId') }))),
      }),
      response: {
        200: z.object({
          entries: z.array(entrySchema),
          /** What `before` takes for the next page; null on the last one. */
          next: z.nullable(z.string()),
        }),
      },
    },
  }),
  restore: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/history/:section/:version/restore',
    access: 'guildManager',
    summary: 'Saves an earlier version of a section as the newest',
    errors: ['conflict'],
    schema: {
      params: z.strictObject({ ...guildParams.shape, section: sectionNameSchema, version: versionSchema }),
      response: { 200: versionReply },
    },
  }),
};
