import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { messageReply } from '../http/replies.ts';
import { guildParams, snowflake } from '../ids/snowflake.ts';
import { issueCode } from '../issues/issue-codes.ts';
import { atMost } from '../text/at-most.ts';

/** Longest name of a role, in UTF-16 code units: the platform's own. */
export const ROLE_NAME_MAX = 100;

/** Why a channel could not be closed to the mute role: not seen, its permissions not managed, or refused by the platform. */
export const CHANNEL_PROBLEMS = ['noAccess', 'noPermission', 'refused'] as const;
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number];

/** How far setting up the mute role is. */
export const muteRoleProgress = z.object({
  state: z.enum(['running', 'done', 'failed']),
  /** Null until the role is there. */
  roleId: z.nullable(snowflake),
  /** Channels of the server, categories included; 0 until they are known. */
  total: z.int(),
  done: z.int(),
  failed: z.array(z.object({ id: snowflake, name: z.string(), reason: z.enum(CHANNEL_PROBLEMS) })),
  /** Why it ended, or why it is tried again, in the platform's own words. */
  problem: z.nullable(z.string()),
  startedAt: z.string(),
});
export type MuteRoleProgress = z.infer<typeof muteRoleProgress>;

const access = { tab: 'moderation' } as const;
const url = '/private/guilds/:guildId/mute-role';

export const muteRoleEndpoints = {
  setUp: endpoint({
    method: 'POST',
    url,
    access,
    summary: 'Take the voice of the mute role in every channel the bot may manage, and make the role first if asked to',
    errors: ['conflict'],
    schema: {
      params: guildParams,
      body: z.strictObject({
        /** Makes a role and chooses it as mute role; otherwise the chosen one is set up. */
        createRole: z.boolean(),
        /** What the new role is called; "Muted" in the server's language where it is left out. */
        name: z.optional(
          z
            .string()
            .check(
              z.trim(),
              z.minLength(1, { error: issueCode('nameRequired') }),
              atMost(ROLE_NAME_MAX, 'nameTooLong'),
            ),
        ),
      }),
      response: { 200: messageReply },
    },
  }),
  progress: endpoint({
    method: 'GET',
    url,
    access,
    summary: 'How far setting up the mute role is; null where it never was',
    schema: { params: guildParams, response: { 200: z.nullable(muteRoleProgress) } },
  }),
};
