import type { TextSpan } from '../text/mapped-text.ts';
import { type NormalisedText, normaliseText } from '../text/normalise-text.ts';
import { type WaysToRead, waysToRead } from '../text/words-of.ts';

/**
 * Longest text that rules read, in UTF-16 code units. A bot's message, which people may forward, holds up to 2,000 of
 * content, 6,000 of embeds and 4,000 of components. The time a check takes grows with the text.
 */
export const READ_MAX = 12_000;

/** What rules check about a message, including the text and files of forwarded messages. */
export interface CheckedMessage {
  /** As written, followed by forwarded texts on lines of their own. */
  content: string;
  mentionedMembers: readonly string[];
  mentionedRoles: readonly string[];
  mentionsEveryone: boolean;
  /** Names of the attached files. */
  files: readonly string[];
  /** Whether it is pure ASCII: no emojis, no combining marks and no look-alike letters. */
  isAscii: boolean;
  normalised: NormalisedText;
  read: WaysToRead;
}

export type MessageInput = Omit<CheckedMessage, 'isAscii' | 'normalised' | 'read'>;

/** Where a rule found what it forbids; no spans where the finding is not in the text. */
export interface Finding {
  spans: readonly TextSpan[];
}

/** A rule as set in one guild, compiled once per change. */
export type Check = (message: CheckedMessage) => Finding | null;

/** Normalises lazily: most rules need no normalised text for most messages. */
export function readMessage(input: MessageInput): CheckedMessage {
  return new ReadMessage(input);
}

const ASCII = /^[\0-\x7F]*$/;

class ReadMessage implements CheckedMessage {
  readonly content: string;
  readonly mentionedMembers: readonly string[];
  readonly mentionedRoles: readonly string[];
  readonly mentionsEveryone: boolean;
  readonly files: readonly string[];
  #isAscii: boolean | undefined;
  #normalised: NormalisedText | undefined;
  #read: WaysToRead | undefined;

  constructor({ content, mentionedMembers, mentionedRoles, mentionsEveryone, files }: MessageInput) {
    this.content = content;
    this.mentionedMembers = mentionedMembers;
    this.mentionedRoles = mentionedRoles;
    this.mentionsEveryone = mentionsEveryone;
    this.files = files;
  }

  get isAscii(): boolean {
    return (this.#isAscii ??= ASCII.test(this.content));
  }

  get normalised(): NormalisedText {
    return (this.#normalised ??= normaliseText(this.content));
  }

  get read(): WaysToRead {
    return (this.#read ??= waysToRead(this.normalised));
  }
}
