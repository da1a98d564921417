import * as z from 'zod/mini';
import { labelled, identifiedBy } from '../../base/schemas/field-metadata.ts';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { normalisePunishment, punishmentSchema } from './punishment.ts';

/** Most rungs of the ladder (docs/rules/moderation.md#penalties-for-warnings). */
export const WARN_PUNISHMENTS_MAX = 10;

const warnsSchema = z.int({ error: issueCode('warnsInvalid') }).check(z.gte(1, { error: issueCode('warnsInvalid') }));

/**
 * The punishment when a member's active warns reach exactly that count
 * (docs/rules/moderation.md#penalties-for-warnings).
 */
export const warnPunishmentSchema = z.strictObject({
  warns: labelled({ en: 'Warnings', ru: 'Предупреждения' }, warnsSchema),
  punishment: labelled('punishment', punishmentSchema),
});
export type WarnPunishment = z.infer<typeof warnPunishmentSchema>;

/** Codes: warnPunishmentsLimit for the list, warnsInvalid and warnsDuplicate for the count. */
export const warnsPunishmentsSchema = identifiedBy('warns', z.array(warnPunishmentSchema)).check(
  z.maxLength(WARN_PUNISHMENTS_MAX, { error: issueCode('warnPunishmentsLimit') }),
  z.check(({ value, issues }) => {
    for (const index of repeatedIn(value)) {
      issues.push({ code: 'custom', message: issueCode('warnsDuplicate'), path: [index, 'warns'], input: value });
    }
  }),
);

/** Indexes of the entries whose count occurs in an earlier entry. */
function repeatedIn(entries: readonly WarnPunishment[]): number[] {
  const counts = entries.map(({ warns }) => warns);
  return counts.flatMap((warns, index) => (counts.indexOf(warns) < index ? [index] : []));
}

/** The ladder sorted by count. Idempotent. */
export function normaliseWarnsPunishments(entries: readonly WarnPunishment[]): WarnPunishment[] {
  return entries
    .map(({ warns, punishment }) => ({ warns, punishment: normalisePunishment(punishment) }))
    .toSorted((one, other) => one.warns - other.warns);
}
