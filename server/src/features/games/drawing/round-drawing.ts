import type { MoneyWriting } from '../../balances/index.ts';

/** How a round's picture writes. */
export interface PictureWriting extends MoneyWriting {
  /** Of the players, in the order of the seats; where only members play against each other. */
  names?: readonly string[];
}

/** A round as it is seen. */
export interface RoundDrawing {
  /** An SVG document. */
  svg: string;
  /** Everything that is on it, for those who do not see it; up to 1024 UTF-16 code units. */
  description: string;
}
