import type { Locale } from '@perigee/core/base/locales/locales';
import type { MoneyWriting } from '../../../economy/index.ts';

/** A button for what a member may do next. */
export interface MoveButton {
  move: string;
  label: string;
  emoji?: string;
  isPrimary?: boolean;
  isDisabled?: boolean;
}

/** What a message says about a round's game. */
export interface GameDescription {
  lines: readonly string[];
  /** The lines shown beside a picture; all of them by default. */
  besidePicture?: readonly string[];
  /** Rows of buttons; none once the round is over. */
  moves: readonly (readonly MoveButton[])[];
  /** Shown before the title. */
  emoji: string;
}

/** How a round is described, and its players. */
export interface RoundContext {
  locale: Locale;
  writing: MoneyWriting;
  /** Mentions, in the order of the seats. */
  members: readonly string[];
}
