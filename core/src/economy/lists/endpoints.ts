import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { nameSchema, uniqueNames } from '../../base/names/name-schema.ts';
import { repeatedNames } from '../../base/names/name-key.ts';
import { versionReply } from '../../base/sections/save-reply.ts';

/** The lists that managers can reorder, by section. */
export const LIST_NAMES = ['items', 'customJobs'] as const;
export type ListName = (typeof LIST_NAMES)[number];

/** More than any list can hold in any tier. */
const NAMES_MAX = 100;

const someNames = z.array(nameSchema).check(
  z.minLength(1, { error: issueCode('required') }),
  z.maxLength(NAMES_MAX, { error: issueCode('listTooLong') }),
  z.superRefine<string[]>((names, context) => {
    for (const index of repeatedNames(names.map((name) => ({ name })))) {
      context.addIssue({
        code: 'custom',
        message: issueCode('duplicate'),
        path: [index],
        input: names,
        continue: true,
      });
    }
  }),
);

const copySchema = z.strictObject({
  /** The name of the entry to copy. */
  of: nameSchema,
  /** The name of the copy. */
  name: nameSchema,
});
export type Copy = z.infer<typeof copySchema>;

const params = z.strictObject({ ...guildParams.shape, list: z.enum(LIST_NAMES) });
const access = { tab: 'economy' } as const;

/** Bulk actions on list entries: all or nothing, and one save in the history. */
export const listsEndpoints = {
  order: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/lists/:list/order',
    access,
    summary: 'Puts items or jobs into this order; those not named keep their places',
    errors: ['conflict'],
    schema: { params, body: z.strictObject({ names: someNames }), response: { 200: versionReply } },
  }),
  copy: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/lists/:list/copies',
    access,
    summary: 'Adds copies of items or jobs, each behind what it is a copy of; without boost they have no icon',
    errors: ['conflict'],
    schema: {
      params,
      body: z.strictObject({
        copies: z
          .array(copySchema)
          .check(
            z.minLength(1, { error: issueCode('required') }),
            z.maxLength(NAMES_MAX, { error: issueCode('listTooLong') }),
            uniqueNames('duplicate'),
          ),
      }),
      response: { 200: versionReply },
    },
  }),
  remove: endpoint({
    method: 'POST',
    url: '/private/guilds/:guildId/lists/:list/removals',
    access,
    summary: 'Takes several items or jobs out of their list',
    errors: ['conflict'],
    schema: { params, body: z.strictObject({ names: someNames }), response: { 200: versionReply } },
  }),
};
