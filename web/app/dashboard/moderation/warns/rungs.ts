import type { WarnPunishment } from '@perigee/core/moderation/warn-punishments';

/** A rung above the highest; a mute of an hour is what most begin with. */
export function nextRung(rungs: readonly WarnPunishment[]): WarnPunishment {
  const warns = Math.max(2, ...rungs.map((rung) => rung.warns)) + 1;
  return { warns, punishment: { type: 'mute', duration: 3_600_000, reason: '' } };
}

/** The rungs with copies of those at these places, each at the next count that is free. */
export function withCopies(rungs: readonly WarnPunishment[], indexes: readonly number[]): WarnPunishment[] {
  const all = [...rungs];
  for (const rung of indexes.flatMap((index) => rungs[index] ?? [])) {
    let { warns } = rung;
    while (all.some((other) => other.warns === warns)) warns += 1;
    all.push({ ...rung, warns });
  }
  return all;
}
