import * as z from 'zod/mini';
import { RULE_KEYS } from '../../moderation/automod/catalogue.ts';
import { endpoint } from '../../base/http/endpoint.ts';
import { guildParams } from '../../base/ids/snowflake.ts';
import { PERMISSION_NAMES } from '../../base/permissions/permissions.ts';
import { sectionNameSchema } from '../../community/settings/sections.ts';
import { TABS } from '../../base/tabs/tabs.ts';
import { FEATURE_KEYS } from './features.ts';

/** What can keep the bot from doing what its settings say. */
export const PROBLEM_CODES = [
  'deletedRole',
  'deletedChannel',
  'roleAboveBot',
  'roleDangerous',
  'channelClosed',
  'missingPermission',
  'muteImpossible',
  'muteChannels',
  'casesFailed',
  'auditLogClosed',
  'logsClosedToModerators',
  'filterRefused',
  'filterChanged',
  'webhookMissing',
  'messageSaysNothing',
  'greetingRefused',
  'inboxClosed',
  'directMessagesPaused',
  'levelMessageRefused',
  'levelRolesRefused',
  'levelItemGone',
  'couponGuesses',
  'couponPrizeGone',
  'couponRoleAbove',
  'giveawayNotShown',
  'giveawayPrizeGone',
  'giveawayRoleGone',
  'giveawaySeedLost',
  'rolesNotTaken',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

const featureSchema = z.object({
  key: z.enum(FEATURE_KEYS),
  tab: z.enum(TABS),
  on: z.boolean(),
  /** How many of its parts are in use; null where there is nothing to count. */
  count: z.nullable(z.number()),
});
export type OverviewFeature = z.infer<typeof featureSchema>;

const problemSchema = z.object({
  code: z.enum(PROBLEM_CODES),
  section: sectionNameSchema,
  tab: z.enum(TABS),
  /** Dotted path of the field in question. */
  path: z.string(),
  /** Name of the role or channel, if it still exists. */
  name: z.nullable(z.string()),
  permission: z.nullable(z.enum(PERMISSION_NAMES)),
});
export type OverviewProblem = z.infer<typeof problemSchema>;

const rightsSchema = z.object({
  /** Whether the bot has Administrator, which includes every permission. */
  isAdministrator: z.boolean(),
  /** The fewest permissions that the enabled features need, in the form the platform's authorization URL takes. */
  least: z.string(),
});

export type OverviewRights = z.infer<typeof rightsSchema>;

/** Recent activity of a feature; a feature without activity in two weeks has none. */
const actionSchema = z.object({
  feature: z.enum(FEATURE_KEYS),
  /** ISO 8601. */
  lastAt: z.string(),
  /** The person affected, where known. */
  person: z.nullable(z.string()),
  /** How often within a week. */
  week: z.number(),
  /** For automoderation, the rule that acted most in that week. */
  rule: z.nullable(z.object({ key: z.enum(RULE_KEYS), count: z.number() })),
});
export type OverviewAction = z.infer<typeof actionSchema>;

export const overviewEndpoints = {
  read: endpoint({
    method: 'GET',
    url: '/private/guilds/:guildId/overview',
    access: 'guildManager',
    summary: 'What is on, what is off, what each part last did, and what the bot lacks to do it',
    schema: {
      params: guildParams,
      response: {
        200: z.object({
          features: z.array(featureSchema),
          acts: z.array(actionSchema),
          problems: z.array(problemSchema),
          rights: rightsSchema,
        }),
      },
    },
  }),
};
