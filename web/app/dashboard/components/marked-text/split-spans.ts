/** A range of a text in UTF-16 code units; the end is exclusive. */
export interface TextSpan {
  start: number;
  end: number;
}

export interface TextPart {
  /** Its offset in the text. */
  start: number;
  text: string;
  isMarked: boolean;
}

/**
 * Splits a text into highlighted and plain parts, in order; overlapping or adjacent spans are merged, and spans are
 * clipped to the text.
 */
export function splitSpans(text: string, spans: readonly TextSpan[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of mergeAdjacent(spans)) {
    const [from, to] = [Math.max(start, at), Math.min(end, text.length)];
    if (from >= to) continue;
    if (from > at) parts.push({ start: at, text: text.slice(at, from), isMarked: false });
    parts.push({ start: from, text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), isMarked: false });
  return parts;
}

function mergeAdjacent(spans: readonly TextSpan[]): TextSpan[] {
  const found: TextSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else found.push({ ...span });
  }
  return found;
}
