/** A round as it is seen. */
export interface RoundDrawing {
  /** An SVG document. */
  svg: string;
  /** Everything that is on it, for those who do not see it; up to 1024 UTF-16 code units. */
  description: string;
}
