/** A part of a text that is unchanged, removed or added. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this many comparisons the middle part counts as rewritten, which bounds the time for any pair of texts. */
const COMPARISONS_MAX = 1_000_000;

/** Words, whitespace and punctuation separately, so that an added comma does not change a word. */
const PIECES = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;

/**
 * The word-by-word difference. All parts but the added ones make up the old text, all but the removed ones the new
 * text.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const one = before.match(PIECES) ?? [];
  const other = after.match(PIECES) ?? [];
  const start = commonStart(one, other);
  const end = commonEnd(one.slice(start), other.slice(start));
  const removed = one.slice(start, one.length - end);
  const added = other.slice(start, other.length - end);
  return mergeAdjacent([
    { kind: 'same', text: one.slice(0, start).join('') },
    ...(removed.length * added.length > COMPARISONS_MAX ? replaceAllParts(removed, added) : diffPieces(removed, added)),
    { kind: 'same', text: one.slice(one.length - end).join('') },
  ]);
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((piece, index) => piece !== other[index]);
  return differs === -1 ? one.length : differs;
}

function commonEnd(one: readonly string[], other: readonly string[]): number {
  return commonStart(one.toReversed(), other.toReversed());
}

function replaceAllParts(removed: readonly string[], added: readonly string[]): DiffPart[] {
  return [
    { kind: 'removed', text: removed.join('') },
    { kind: 'added', text: added.join('') },
  ];
}

/** Compares by the longest common subsequence of pieces. */
function diffPieces(removed: readonly string[], added: readonly string[]): DiffPart[] {
  const lengths = commonLengths(removed, added);
  const width = added.length + 1;
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  const parts: DiffPart[] = [];
  let [row, column] = [0, 0];
  while (row < removed.length || column < added.length) {
    const [old, fresh] = [removed[row], added[column]];
    if (old !== undefined && old === fresh) {
      parts.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (fresh === undefined || (old !== undefined && lengthAt(row + 1, column) >= lengthAt(row, column + 1))) {
      parts.push({ kind: 'removed', text: old ?? '' });
      row += 1;
    } else {
      parts.push({ kind: 'added', text: fresh });
      column += 1;
    }
  }
  return parts;
}

/** For each pair of positions, the length of the longest common subsequence from there on. */
function commonLengths(removed: readonly string[], added: readonly string[]): Uint16Array {
  const width = added.length + 1;
  const lengths = new Uint16Array((removed.length + 1) * width);
  for (let row = removed.length - 1; row >= 0; row -= 1) {
    for (let column = added.length - 1; column >= 0; column -= 1) {
      const at = row * width + column;
      const [below, beside, across] = [lengths[at + width] ?? 0, lengths[at + 1] ?? 0, lengths[at + width + 1] ?? 0];
      lengths[at] = removed[row] === added[column] ? across + 1 : Math.max(below, beside);
    }
  }
  return lengths;
}

/** Merges adjacent parts of a kind; within a change the removed part comes before the added one. */
function mergeAdjacent(parts: readonly DiffPart[]): DiffPart[] {
  const whole: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') whole.push({ kind: 'removed', text: removed });
    if (added !== '') whole.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      const last = whole.at(-1);
      if (last?.kind === 'same') last.text += text;
      else whole.push({ kind, text });
    }
  }
  flush();
  return whole;
}
