import { BLANK, kindOf } from '../../text/character-kinds.ts';
import { createRecent, type Recent } from './recent.ts';

interface DuplicatesOptions {
  /** How often the same text may be sent within the time. */
  messages: number;
  withinMs: number;
}

interface MessageRef {
  id: string;
  channelId: string;
}

export interface DuplicatesCheck {
  /**
   * The messages that repeat the same text too often, once; then counting starts over. Null below the limit.
   * @param text Normalised. A text that is almost empty without blanks and punctuation never counts as repeated:
   * pictures without text cannot be told apart.
   * @param files Names of the attachments; messages with different files are different messages.
   */
  add(
    memberId: string,
    text: string,
    message: MessageRef,
    now: number,
    files?: readonly string[],
  ): readonly MessageRef[] | null;
}

/** Most texts remembered for all members, and most occurrences of each. */
const TEXTS_MAX = 20_000;
const TIMES_MAX = 500;

/** The longest time a guild can set. */
const WINDOW_MAX_MS = 3_600_000;

/** Shorter texts are repeated by everybody all the time. */
const LENGTH_MIN = 3;

export type RecentTexts = Recent<MessageRef>;

/** What members sent recently; guilds may share one store, with distinct keys. */
export function createRecentTexts(): RecentTexts {
  return createRecent<MessageRef>({ windowMs: WINDOW_MAX_MS, keysMax: TEXTS_MAX, entriesMax: TIMES_MAX });
}

/** Finds the same text sent repeatedly by one member in any channel, ignoring case, blanks and invisible characters. */
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
      const occurrences = recent.add(key, message, now, bounds);
      if (occurrences.count <= messages) return null;
      recent.forget(key);
      return occurrences.values();
    },
  };
}

/**
 * A fixed-size fingerprint of a text without blanks and punctuation, so that a long one takes no more memory than a
 * short one: two hashes (FNV-1a, and one with another factor) and the length. Null for texts too short to count.
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

/** Whether a code unit is a low surrogate. */
function isLowHalf(unit: number): boolean {
  return unit >= 0xdc_00 && unit <= 0xdf_ff;
}
