/** A round as a picture. */
export interface RoundDrawing {
  /** An SVG document. */
  svg: string;
  /** Text alternative that covers the whole picture; up to 1024 UTF-16 code units. */
  description: string;
}
