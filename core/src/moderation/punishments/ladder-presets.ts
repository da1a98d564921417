import type { Locale } from '../../base/locales/locales.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import type { PunishmentType } from './punishment.ts';
import type { WarnPunishment } from './warn-punishments.ts';

/** Ready-made punishment ladders, mildest first. */
export const LADDER_NAMES = ['gentle', 'firm', 'short'] as const;
export type LadderName = (typeof LADDER_NAMES)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type EscalationStep = readonly [warns: number, type: PunishmentType, durationMs: number];

const RUNGS: Record<LadderName, readonly EscalationStep[]> = {
  gentle: [
    [3, 'mute', HOUR_MS],
    [5, 'mute', DAY_MS],
    [8, 'kick', 0],
  ],
  firm: [
    [2, 'mute', HOUR_MS],
    [3, 'mute', DAY_MS],
    [4, 'mute', 7 * DAY_MS],
    [5, 'kick', 0],
    [6, 'ban', 30 * DAY_MS],
  ],
  short: [
    [3, 'kick', 0],
    [5, 'ban', 0],
  ],
};

const REASON: DisplayName = { en: 'Too many warnings', ru: 'Слишком много предупреждений' };

/** Each ladder, with its reasons in the server's language. */
export const LADDERS: Record<LadderName, (locale: Locale) => WarnPunishment[]> = {
  gentle: (locale) => escalate(RUNGS.gentle, locale),
  firm: (locale) => escalate(RUNGS.firm, locale),
  short: (locale) => escalate(RUNGS.short, locale),
};

function escalate(rungs: readonly EscalationStep[], locale: Locale): WarnPunishment[] {
  return rungs.map(([warns, type, duration]) => ({ warns, punishment: { type, duration, reason: REASON[locale] } }));
}
