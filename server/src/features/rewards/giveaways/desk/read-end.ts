import { GIVEAWAY_MAX_MS } from '@perigee/core/rewards/giveaways/limits';
import type { GiveawayInput } from '@perigee/core/rewards/giveaways/schema';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { momentOfWall } from '@perigee/core/base/time-zone/wall-clock';
import { invalid } from '../refusal.ts';

/** When a giveaway ends: a time after it opens, or a fixed moment. */
export type GiveawayEnd = { durationMs: number; endsAt: null } | { durationMs: null; endsAt: Date };

/**
 * Reads when a giveaway is to end; a moment without an offset is local time in the guild's zone.
 * @throws AppError `invalid` for a moment that is past, too far away, or not a date.
 */
export function readEnd({ duration, endsAt }: Pick<GiveawayInput, 'duration' | 'endsAt'>, zone: string): GiveawayEnd {
  if (duration !== null) return { durationMs: duration, endsAt: null };
  const text = endsAt ?? '';
  const isWall = !/(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const read = Date.parse(isWall ? `${text}Z` : text);
  if (Number.isNaN(read)) throw invalid(makeIssue('endsAt', 'dateInvalid'));
  const at = isWall ? momentOfWall(zone, read) : read;
  if (at <= Date.now()) throw invalid(makeIssue('endsAt', 'giveaway_endPast'));
  if (at > Date.now() + GIVEAWAY_MAX_MS) {
    throw invalid(makeIssue('endsAt', 'durationTooLong', { max: GIVEAWAY_MAX_MS }));
  }
  return { durationMs: null, endsAt: new Date(at) };
}
