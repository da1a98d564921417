import { BLANK, kindOf } from '../../text/character-kinds.ts';
import { createRecent, type Recent } from './recent.ts';

interface DuplicatesOptions {
  /** How often the same may be said within the time. */
  messages: number;
  withinMs: number;
}

interface MessageRef {
  id: string;
  channelId: string;
}

export interface DuplicatesCheck {
  /**
   * The messages that say the same too often, once; then the count begins anew. Null where they do not.
   * @param text Normalised. One that says nothing is never the same: pictures without a word are not told apart.
   * @param files Names of what is attached, which tells messages apart that say the same.
   */
  add(
    memberId: string,
    text: string,
    message: MessageRef,
    now: number,
    files?: readonly string[],
  ): readonly MessageRef[] | null;
}

/** Texts of members that are remembered at most, and how often each was said. */
const TEXTS_MAX = 20_000;
const TIMES_MAX = 500;

/** The longest time a guild can set. */
const WINDOW_MAX_MS = 3_600_000;

/** Texts of fewer characters are said by everybody all the time. */
const LENGTH_MIN = 3;

export type RecentTexts = Recent<MessageRef>;

/** What members said; guilds may share one, with keys of their own. */
export function createRecentTexts(): RecentTexts {
  return createRecent<MessageRef>({ windowMs: WINDOW_MAX_MS, keysMax: TEXTS_MAX, entriesMax: TIMES_MAX });
}

/** Finds the same said again by one member, in whatever channel; case, blanks and invisible characters make no difference. */
export function createDuplicatesCheck(
  { messages, withinMs }: DuplicatesOptions,
  recent: RecentTexts = createRecentTexts(),
): DuplicatesCheck {
  const bounds = { windowMs: withinMs, entriesMax: Math.min(messages + 1, TIMES_MAX) };
  return {
    add(memberId, text, message, now, files = []) {
      const sum = sumOf(text);
      if (sum === null) return null;
      const key = `${memberId} ${sum}${files.length === 0 ? '' : ` ${files.join('/')}`}`;
      const said = recent.add(key, message, now, bounds);
      if (said.count <= messages) return null;
      recent.forget(key);
      return said.values();
    },
  };
}

/**
 * What tells a text from others, without its blanks and signs: a long one takes no more memory than a short one. Two sums
 * (FNV-1a, and one with another factor) and the length; null for texts too short to count.
 */
function sumOf(text: string): string | null {
  let [one, other, length] = [0x811c9dc5, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if ((kindOf(unit) & BLANK) !== 0) continue;
    if (!isLowHalf(unit)) length += 1;
    one = Math.imul(one ^ unit, 0x01000193);
    other = (Math.imul(other, 31) + unit) | 0;
  }
  return length < LENGTH_MIN ? null : `${one} ${other} ${length}`;
}

/** The second half of a character. */
function isLowHalf(unit: number): boolean {
  return unit >= 0xdc_00 && unit <= 0xdf_ff;
}
