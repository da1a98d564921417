import type { Locale } from '@perigee/core/locales/locales';
import type { MoneyWriting } from '../../balances/index.ts';

/** What a member may do next, by a button. */
export interface ActButton {
  act: string;
  label: string;
  emoji?: string;
  isPrimary?: boolean;
  isDisabled?: boolean;
}

/** What a message says of a round, as far as that is its game's own affair. */
export interface GameDescription {
  lines: readonly string[];
  /** The same where a picture shows the rest; all of them unless told. */
  besidePicture?: readonly string[];
  /** Rows of buttons; none once the round is over. */
  acts: readonly (readonly ActButton[])[];
  /** Pictures stand for what the lines say. */
  emoji: string;
}

/** Whom and how a round is told. */
export interface Telling {
  locale: Locale;
  writing: MoneyWriting;
  /** As they are mentioned, in the order of the seats. */
  members: readonly string[];
}
