/**
 * How many of a row's twelve columns each field takes: adjacent inline fields share rows of up to three, as on the
 * platform.
 */
export function fieldSpans(inline: readonly boolean[]): number[] {
  const spans: number[] = [];
  for (let index = 0; index < inline.length; ) {
    const row = inline[index] === true ? rowFrom(inline, index) : 1;
    spans.push(...Array.from({ length: row }, () => 12 / row));
    index += row;
  }
  return spans;
}

function rowFrom(inline: readonly boolean[], start: number): number {
  const end = inline.indexOf(false, start);
  return Math.min(3, (end === -1 ? inline.length : end) - start);
}
