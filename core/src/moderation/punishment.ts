import * as z from 'zod/mini';
import { field, withFacts } from '../schemas/field.ts';
import { part } from '../schemas/part.ts';
import { atMost } from '../text/at-most.ts';
import { DURATION_MAX_MS, durationSchema } from '../time/duration-schema.ts';

/** What can be done to a member who broke a rule, from the mildest to the hardest (docs/rules/moderation.md#punishments). */
export const PUNISHMENT_TYPES = ['warn', 'mute', 'kick', 'ban'] as const;
export type PunishmentType = (typeof PUNISHMENT_TYPES)[number];

/** Longest reason, in UTF-16 code units (docs/rules/moderation.md#punishments); also what the platform's audit log takes. */
export const REASON_MAX = 512;

/**
 * A mute this long or longer is beyond the platform's own timeout and needs the mute role
 * (docs/rules/moderation.md#muting), in milliseconds.
 */
export const TIMEOUT_BELOW_MS = 28 * 86_400_000;

/** A punishment as settings keep it. `duration` is in milliseconds; 0 stands for "until it is lifted". */
export const punishmentSchema = z.strictObject({
  type: field('type', withFacts(z.enum(PUNISHMENT_TYPES), { choices: 'punishment' })),
  duration: field(
    { en: 'Duration', ru: 'Длительность' },
    part(durationSchema(DURATION_MAX_MS, 'punishmentTooLong'), 0),
  ),
  reason: field({ en: 'Reason', ru: 'Причина' }, part(z.string().check(atMost(REASON_MAX, 'reasonTooLong')), '')),
});
export type Punishment = z.infer<typeof punishmentSchema>;

/** Mute and ban take a duration; kick and warn do not (docs/rules/moderation.md#punishments). */
export function takesDuration(type: PunishmentType): boolean {
  return type === 'mute' || type === 'ban';
}

/** The punishment without a duration that its type has no use for. Idempotent. */
export function normalisePunishment<Given extends Punishment>(punishment: Given): Given {
  return takesDuration(punishment.type) ? punishment : { ...punishment, duration: 0 };
}

/** The field that makes muting possible, whichever asks for it. */
export const MUTE_FIELD = { section: 'moderation', path: 'muteRole' } as const;

/** What a guild lets the bot mute with. */
export interface MuteMeans {
  useTimeout: boolean;
  muteRole: string | null;
}

/**
 * What a mute that long (0: without end) is carried out with: the platform's own timeout, which ends by itself and has
 * to end before the 28 days are over, or the mute role. Null where the guild has neither for it (docs/rules/moderation.md#muting).
 */
export function mutedWith({ useTimeout, muteRole }: MuteMeans, durationMs: number): 'timeout' | 'role' | null {
  if (useTimeout && durationMs > 0 && durationMs < TIMEOUT_BELOW_MS) return 'timeout';
  return muteRole === null ? null : 'role';
}
