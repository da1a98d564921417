/** The typing speed and how long a finished tagline stays, in milliseconds (docs/rules/pages.md#home). */
export const TYPING_MS = 50;
export const PAUSE_MS = 3000;

/** Which tagline is shown, and how many of its characters. */
export interface TaglineMoment {
  index: number;
  length: number;
}

/** The first tagline is complete from the start: it can be read at once, and without scripts. */
export function firstMoment(taglines: readonly string[]): TaglineMoment {
  return { index: 0, length: taglines[0]?.length ?? 0 };
}

/** The next moment: one more character, or after the last one the first character of the next tagline. */
export function nextMoment(taglines: readonly string[], { index, length }: TaglineMoment): TaglineMoment {
  if (length < (taglines[index]?.length ?? 0)) return { index, length: length + 1 };
  return { index: (index + 1) % Math.max(taglines.length, 1), length: 1 };
}

/** How long a moment lasts, in milliseconds. */
export function momentDuration(taglines: readonly string[], { index, length }: TaglineMoment): number {
  return length < (taglines[index]?.length ?? 0) ? TYPING_MS : PAUSE_MS;
}
