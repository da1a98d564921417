/** A part of a text, in UTF-16 code units; the end is behind its last one. */
export interface TextSpan {
  start: number;
  end: number;
}

export interface TextPart {
  /** Where it begins in the text. */
  start: number;
  text: string;
  isMarked: boolean;
}

/** A text in parts, marked and not, in order; spans that overlap or touch are one, what lies outside the text is left out. */
export function splitSpans(text: string, spans: readonly TextSpan[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of joined(spans)) {
    const [from, to] = [Math.max(start, at), Math.min(end, text.length)];
    if (from >= to) continue;
    if (from > at) parts.push({ start: at, text: text.slice(at, from), isMarked: false });
    parts.push({ start: from, text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ start: at, text: text.slice(at), isMarked: false });
  return parts;
}

function joined(spans: readonly TextSpan[]): TextSpan[] {
  const found: TextSpan[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last !== undefined && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else found.push({ ...span });
  }
  return found;
}
