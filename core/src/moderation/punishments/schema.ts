import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { channelId, roleId } from '../../base/ids/snowflake.ts';
import { customMessageSchema, DEFAULT_MESSAGE } from '../../base/messages/custom-message.ts';
import { withDefault } from '../../base/schemas/with-default.ts';
import { DURATION_MAX_MS, durationSchema } from '../../base/time/duration-schema.ts';
import { warnsPunishmentsSchema } from './warn-punishments.ts';

/**
 * The punishments announced to the member by direct message with a custom text; needs boost
 * (docs/rules/moderation.md#punishment-messages).
 */
export const ANNOUNCED_PUNISHMENTS = ['kick', 'ban'] as const;
export type AnnouncedPunishment = (typeof ANNOUNCED_PUNISHMENTS)[number];

export const moderationSchema = z.strictObject({
  /** Null where there is no mute role. */
  muteRole: labelled({ en: 'Mute role', ru: 'Роль мута' }, z.nullable(roleId)),
  /** Mutes use the platform's timeout where it allows the duration. */
  useTimeout: labelled({ en: 'Use Discord’s timeouts', ru: 'Использовать тайм-ауты Discord' }, z.boolean()),
  warnsPunishments: labelled(
    { en: 'Penalties for warnings', ru: 'Наказания за предупреждения' },
    warnsPunishmentsSchema,
  ),
  punishmentMessages: labelled(
    { en: 'Punishment messages', ru: 'Сообщения о наказании' },
    z.strictObject({
      kick: labelled({ en: 'Kick', ru: 'Кик' }, customMessageSchema),
      ban: labelled({ en: 'Ban', ru: 'Бан' }, customMessageSchema),
    }),
  ),
  /** How long a warn counts, in milliseconds; 0 for permanently. Applies to later warns only. */
  warnExpiry: labelled(
    { en: 'Warnings count for', ru: 'Предупреждения действуют' },
    withDefault(durationSchema(DURATION_MAX_MS), 0),
  ),
  /** Where automoderation reports what it did, or would have done; null for nowhere. */
  automodLog: labelled(
    { en: 'Automoderation log', ru: 'Журнал автомодерации' },
    withDefault(z.nullable(channelId), null),
  ),
  /** Whether everybody with a moderation permission on the server may see its cases on the site. */
  moderatorsSeeCases: labelled(
    { en: 'Moderators can see cases', ru: 'Модераторы видят наказания' },
    withDefault(z.boolean(), true),
  ),
  /**
   * Whether they may read the logs there, of the channels that they can read. Callers that leave it out keep it; null
   * and off in what was saved before it existed.
   */
  moderatorsReadLogs: labelled(
    { en: 'Moderators can read the logs', ru: 'Модераторы могут читать журналы' },
    withDefault(z.nullable(z.boolean()), null),
  ),
});
export type Moderation = z.infer<typeof moderationSchema>;

export const DEFAULT_MODERATION: Moderation = {
  muteRole: null,
  useTimeout: false,
  warnsPunishments: [],
  punishmentMessages: { kick: DEFAULT_MESSAGE, ban: DEFAULT_MESSAGE },
  warnExpiry: 0,
  automodLog: null,
  moderatorsSeeCases: true,
  moderatorsReadLogs: false,
};
