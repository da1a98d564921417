import type { WarnPunishment } from '@perigee/core/moderation/punishments/warn-punishments';

/** A rung one above the highest, by default with a mute of an hour. */
export function nextStep(rungs: readonly WarnPunishment[]): WarnPunishment {
  const warns = Math.max(2, ...rungs.map((rung) => rung.warns)) + 1;
  return { warns, punishment: { type: 'mute', duration: 3_600_000, reason: '' } };
}

/** The rungs, plus copies of those at these indexes, each at the next free count. */
export function withCopies(rungs: readonly WarnPunishment[], indexes: readonly number[]): WarnPunishment[] {
  const all = [...rungs];
  for (const rung of indexes.flatMap((index) => rungs[index] ?? [])) {
    let { warns } = rung;
    while (all.some((other) => other.warns === warns)) warns += 1;
    all.push({ ...rung, warns });
  }
  return all;
}
