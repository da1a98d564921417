import * as z from 'zod/mini';
import { PRESETS } from '../automod/presets.ts';
import { roleIdList } from '../ids/id-list.ts';
import { channelId } from '../ids/snowflake.ts';
import { localeSchema } from '../locales/locale-schema.ts';

/** What somebody answers who sets a server up; null leaves what a question is about as it is. */
export const setupAnswersSchema = z.strictObject({
  /** Of commands and replies. */
  language: localeSchema,
  /** Where new members are greeted. */
  welcomeChannel: z.nullable(channelId),
  /** Where the bot writes down what happens. */
  logChannel: z.nullable(channelId),
  /** How hard automoderation is. */
  protection: z.nullable(z.enum(PRESETS)),
  /** Given to everybody who joins. */
  joinRoles: roleIdList,
});
export type SetupAnswers = z.infer<typeof setupAnswersSchema>;
