import { type MappedText, type TextSpan } from '../text/mapped-text.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { type Word, wordsOf } from '../text/words-of.ts';

/** What rules look at of a message; a forwarded message's text and files stand beside its own. */
export interface CheckedMessage {
  /** As it was written, forwarded texts behind it on lines of their own. */
  content: string;
  mentionedMembers: readonly string[];
  mentionedRoles: readonly string[];
  mentionsEveryone: boolean;
  /** Names of the attached files. */
  files: readonly string[];
  /** Whether nothing but ASCII stands in it: no emoji, no mark, and no letter that looks like another. */
  isAscii: boolean;
  normalised: MappedText;
  words: readonly Word[];
}

export type MessageInput = Omit<CheckedMessage, 'isAscii' | 'normalised' | 'words'>;

/** Where a rule found what it forbids; no spans for what stands nowhere in the text. */
export interface Finding {
  spans: readonly TextSpan[];
}

/** A rule as it is set in one guild, made ready once for every change. */
export type Check = (message: CheckedMessage) => Finding | null;

/** Normalises at the first look, and only then: most rules of most messages do not ask. */
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
  #normalised: MappedText | undefined;
  #words: Word[] | undefined;

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

  get normalised(): MappedText {
    return (this.#normalised ??= normaliseText(this.content));
  }

  get words(): readonly Word[] {
    return (this.#words ??= wordsOf(this.normalised));
  }
}
