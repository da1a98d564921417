import * as z from 'zod/mini';
import { PRESETS } from '../../moderation/automod/presets.ts';
import { roleIdList } from '../../base/ids/id-list.ts';
import { channelId } from '../../base/ids/snowflake.ts';
import { localeSchema } from '../../base/locales/locale-schema.ts';

/** The answers of somebody setting up a server; null leaves the subject of a question unchanged. */
export const setupAnswersSchema = z.strictObject({
  /** For commands and replies. */
  language: localeSchema,
  /** Where new members are greeted. */
  welcomeChannel: z.nullable(channelId),
  /** Where the bot logs events. */
  logChannel: z.nullable(channelId),
  /** The automoderation preset. */
  protection: z.nullable(z.enum(PRESETS)),
  /** Given to everybody who joins. */
  joinRoles: roleIdList,
});
export type SetupAnswers = z.infer<typeof setupAnswersSchema>;
