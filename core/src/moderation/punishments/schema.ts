import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
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

/** How long a mute without a time lasts unless the server set something else (docs/rules/moderation.md#muting). */
const MUTE_DURATION_MS = 3_600_000;

/** The shortest such mute, in milliseconds. */
const MUTE_DURATION_MIN_MS = 60_000;

export const moderationSchema = z.strictObject({
  /** Null where there is no mute role. */
  muteRole: labelled({ en: 'Mute role', ru: 'Роль мута' }, z.nullable(roleId)),
  /** Mutes use the platform's timeout where it allows the duration. */
  useTimeout: labelled({ en: 'Use Discord’s timeouts', ru: 'Использовать тайм-ауты Discord' }, z.boolean()),
  /** How long a mute lasts if the moderator does not say, in milliseconds; 0 until it is lifted. */
  muteDuration: labelled(
    { en: 'Mutes without a time last', ru: 'Мут без срока длится' },
    withDefault(
      durationSchema(DURATION_MAX_MS).check(
        z.refine<number>((ms) => ms === 0 || ms >= MUTE_DURATION_MIN_MS, { error: issueCode('durationTooShort') }),
      ),
      MUTE_DURATION_MS,
    ),
  ),
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
  muteDuration: MUTE_DURATION_MS,
  warnsPunishments: [],
  punishmentMessages: { kick: DEFAULT_MESSAGE, ban: DEFAULT_MESSAGE },
  warnExpiry: 0,
  automodLog: null,
  moderatorsSeeCases: true,
  moderatorsReadLogs: false,
};
