import * as z from 'zod/mini';
import type { PermissionName } from '../../base/permissions/permissions.ts';
import { choiceSchema } from '../../base/schemas/choice-schema.ts';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { withDefault } from '../../base/schemas/with-default.ts';
import { atMost } from '../../base/text/at-most.ts';
import { DURATION_MAX_MS, durationSchema } from '../../base/time/duration-schema.ts';

/** Punishments, from the mildest to the hardest (docs/rules/moderation.md#punishments). */
export const PUNISHMENT_TYPES = ['warn', 'mute', 'kick', 'ban'] as const;
export type PunishmentType = (typeof PUNISHMENT_TYPES)[number];

/** The platform permission a moderator needs to give each. */
export const PUNISHMENT_PERMISSIONS = {
  warn: 'ModerateMembers',
  mute: 'ModerateMembers',
  kick: 'KickMembers',
  ban: 'BanMembers',
} as const satisfies Record<PunishmentType, PermissionName>;

/**
 * Longest reason, in UTF-16 code units (docs/rules/moderation.md#punishments); also the limit of the platform's audit
 * log.
 */
export const REASON_MAX = 512;

/**
 * From this duration on, in milliseconds, a mute exceeds the platform's timeout and needs the mute role
 * (docs/rules/moderation.md#muting).
 */
export const TIMEOUT_BELOW_MS = 28 * 86_400_000;

/** A punishment as stored in settings. `duration` is in milliseconds; 0 means until it is lifted. */
export const punishmentSchema = z.strictObject({
  type: labelled(
    'type',
    choiceSchema(PUNISHMENT_TYPES, {
      warn: { en: 'Warning', ru: 'Предупреждение' },
      mute: { en: 'Mute', ru: 'Мут' },
      kick: { en: 'Kick', ru: 'Кик' },
      ban: { en: 'Ban', ru: 'Бан' },
    }),
  ),
  duration: labelled(
    { en: 'Duration', ru: 'Длительность' },
    withDefault(durationSchema(DURATION_MAX_MS, 'punishmentTooLong'), 0),
  ),
  reason: labelled(
    { en: 'Reason', ru: 'Причина' },
    withDefault(z.string().check(atMost(REASON_MAX, 'reasonTooLong')), ''),
  ),
});
export type Punishment = z.infer<typeof punishmentSchema>;

/** Mute and ban take a duration; kick and warn do not (docs/rules/moderation.md#punishments). */
export function takesDuration(type: PunishmentType): boolean {
  return type === 'mute' || type === 'ban';
}

/** Clears a duration that the type does not use. Idempotent. */
export function normalisePunishment<Given extends Punishment>(punishment: Given): Given {
  return takesDuration(punishment.type) ? punishment : { ...punishment, duration: 0 };
}

/** The field that enables muting, whichever feature needs it. */
export const MUTE_FIELD = { section: 'moderation', path: 'muteRole' } as const;

/** How a guild lets the bot mute members. */
export interface MuteMeans {
  useTimeout: boolean;
  muteRole: string | null;
}

/**
 * How a mute of that duration (0: permanent) is carried out: by the platform's timeout, which ends by itself and must
 * be shorter than 28 days, or by the mute role. Null where the guild has no suitable means
 * (docs/rules/moderation.md#muting).
 */
export function mutedWith({ useTimeout, muteRole }: MuteMeans, durationMs: number): 'timeout' | 'role' | null {
  if (useTimeout && durationMs > 0 && durationMs < TIMEOUT_BELOW_MS) return 'timeout';
  return muteRole === null ? null : 'role';
}
