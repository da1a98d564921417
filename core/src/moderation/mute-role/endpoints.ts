import * as z from 'zod/mini';
import { endpoint } from '../../base/http/endpoint.ts';
import { messageReply } from '../../base/http/replies.ts';
import { guildParams, snowflake } from '../../base/ids/snowflake.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { atMost } from '../../base/text/at-most.ts';

/** Longest role name, in UTF-16 code units: the platform's limit. */
export const ROLE_NAME_MAX = 100;

/**
 * Why a channel could not be closed to the mute role: it is invisible to the bot, the bot may not manage its
 * permissions, or the platform refused.
 */
export const CHANNEL_PROBLEMS = ['noAccess', 'noPermission', 'refused'] as const;
export type ChannelProblem = (typeof CHANNEL_PROBLEMS)[number];

/** Progress of setting up the mute role. */
export const muteRoleProgress = z.object({
  state: z.enum(['running', 'done', 'failed']),
  /** Null until the role exists. */
  roleId: z.nullable(snowflake),
  /** Number of channels in the server, including categories; 0 until known. */
  total: z.int(),
  done: z.int(),
  /** The name is null for a deleted channel, and for one that the caller may edit settings without seeing. */
  failed: z.array(z.object({ id: snowflake, name: z.nullable(z.string()), reason: z.enum(CHANNEL_PROBLEMS) })),
  /** Why it failed, or why it is being retried, in the platform's own words. */
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
        /** Creates a role and makes it the mute role; otherwise the chosen role is set up. */
        createRole: z.boolean(),
        /** The name of the new role; defaults to "Muted" in the server's language. */
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
