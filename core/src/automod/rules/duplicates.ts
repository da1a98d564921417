import { createRecent, type Recent } from './recent.ts';

interface DuplicatesOptions {
  /** How often the same may be said within the time. */
  messages: number;
  withinMs: number;
}

interface Said {
  id: string;
  channelId: string;
}

export interface DuplicatesCheck {
  /**
   * The messages that say the same too often, once; then the count begins anew. Null where they do not.
   * @param text Normalised; also what was attached tells messages apart.
   */
  add(memberId: string, text: string, message: Said, now: number): readonly Said[] | null;
}

/** Texts of members that are remembered at most, and how often each was said. */
const TEXTS_MAX = 20_000;
const TIMES_MAX = 500;

/** The longest time a guild can set. */
const WINDOW_MAX_MS = 3_600_000;

/** Texts so short are said by everybody all the time. */
const LENGTH_MIN = 3;

export type SaidTexts = Recent<Said>;

/** What members said; guilds may share one, with keys of their own. */
export function createSaidTexts(): SaidTexts {
  return createRecent<Said>({ windowMs: WINDOW_MAX_MS, keysMax: TEXTS_MAX, entriesMax: TIMES_MAX });
}

/** Finds the same said again by one member, in whatever channel; case, blanks and invisible characters make no difference. */
export function createDuplicatesCheck(
  { messages, withinMs }: DuplicatesOptions,
  recent: SaidTexts = createSaidTexts(),
): DuplicatesCheck {
  const bounds = { windowMs: withinMs, entriesMax: Math.min(messages + 1, TIMES_MAX) };
  return {
    add(memberId, text, message, now) {
      const bare = text.replaceAll(ASCII.test(text) ? ASCII_BLANK : BLANK, '');
      if (bare.length < LENGTH_MIN) return null;
      const key = `${memberId} ${hash(bare)}`;
      const said = recent.add(key, message, now, bounds);
      if (said.length <= messages) return null;
      recent.forget(key);
      return said.map(({ value }) => value);
    },
  };
}

const ASCII = /^[\0-\x7F]*$/;
const BLANK = /[\s\p{P}]+/gu;
/** The same of ASCII, several times as fast. */
const ASCII_BLANK = /[^\w$+<=>^`|~]+|_+/g;

/** A long text takes no more memory than a short one: two FNV-1a sums, from either end, and the length. */
function hash(text: string): string {
  let [forth, back] = [0x811c9dc5, 0x811c9dc5];
  for (let index = 0; index < text.length; index += 1) {
    forth = Math.imul(forth ^ text.charCodeAt(index), 0x01000193);
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - index), 0x01000193);
  }
  return `${(forth >>> 0).toString(36)}.${(back >>> 0).toString(36)}.${text.length}`;
}
