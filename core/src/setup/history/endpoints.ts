import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { issueReply } from '../../base/issues/issue.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { sectionFieldChange } from '../../base/sections/field-change.ts';
import { versionReply } from '../../base/sections/save-reply.ts';
import { SECTION_NAMES, sectionNameSchema } from '../../community/settings/sections.ts';

/** Most saves per response. */
export const HISTORY_PAGE = 20;

/** Most changed fields shown for one save; `changeCount` is their full number. */
export const CHANGES_SHOWN = 50;

export type Change = z.infer<typeof sectionFieldChange>;

const entrySchema = z.object({
  /** Decreases from save to save; used as `before`. */
  id: z.string(),
  section: sectionNameSchema,
  version: z.number(),
  /** How many saves by one person within a minute are merged into it. */
  saves: z.number(),
  /** Whether it is the current version. */
  isCurrent: z.boolean(),
  savedBy: z.object({ id: z.string(), username: z.nullable(z.string()) }),
  savedAt: z.string(),
  /** Shared by everything that was saved together and can be reverted together; null where that is not possible. */
  change: z.nullable(z.string()),
  changes: z.array(sectionFieldChange),
  changeCount: z.number(),
});
export type HistoryEntry = z.infer<typeof entrySchema>;

const versionSchema = z.string().check(z.regex(/^[1-9]\d{0,8}$/, { error: issueCode('invalidVersion') }));
const moment = z.iso.datetime({ offset: true, error: issueCode('dateInvalid') });

const pastSectionSchema = z.object({
  section: sectionNameSchema,
  /** The version at that time; 0 where the section had not been saved. */
  version: z.number(),
  /** The current version: a restore sends it, and is refused once somebody saved since. */
  versionNow: z.number(),
  /** From the current value to the past one. */
  changes: z.array(sectionFieldChange),
  changeCount: z.number(),
  /** Why it cannot be restored; empty when it can. */
  issues: z.array(issueReply),
});
export type PastSection = z.infer<typeof pastSectionSchema>;

const versionParams = z.strictObject({ ...guildParams.shape, section: sectionNameSchema, version: versionSchema });

export const historyEndpoints = {
  list: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/history',
    access: 'guildManager',
    summary: 'Who saved which settings, from the newest on; saves of one person in one minute are one entry',
    channels: { taken: null, given: 'settings' },
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
          /** `before` for the next page; null on the last one. */
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
    schema: { params: versionParams, response: { 200: versionReply } },
  }),
  undo: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/history/:section/:version/undo',
    access: 'sectionEditor',
    summary: 'Takes back what one save changed, and leaves what came since; refused where that changed the same',
    errors: ['conflict'],
    schema: { params: versionParams, response: { 200: versionReply } },
  }),
  moment: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/history/moment',
    access: 'guildManager',
    summary: 'What of the settings was otherwise at a moment, section by section',
    weight: 4,
    channels: { taken: null, given: 'settings' },
    schema: {
      params: guildParams,
      querystring: z.strictObject({ at: moment }),
      response: { 200: z.object({ sections: z.array(pastSectionSchema) }) },
    },
  }),
  restoreMoment: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/history/moment/restore',
    access: 'guildManager',
    summary: 'Saves sections as they were at a moment, all of those chosen or none',
    errors: ['conflict'],
    weight: 4,
    schema: {
      params: guildParams,
      body: z.strictObject({
        at: moment,
        sections: z
          .array(z.strictObject({ section: sectionNameSchema, versionNow: z.int().check(z.nonnegative()) }))
          .check(
            z.minLength(1, { error: issueCode('required') }),
            z.maxLength(SECTION_NAMES.length, { error: issueCode('listTooLong') }),
          ),
      }),
      response: {
        200: z.object({
          message: z.string(),
          saved: z.array(z.object({ section: sectionNameSchema, version: z.number() })),
        }),
      },
    },
  }),
};
