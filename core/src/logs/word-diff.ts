import { diffArrays } from 'diff/lib/diff/array.js';

/** A part of a text that is unchanged, removed or added. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words, whitespace and punctuation separately, so that an added comma does not change a word. */
const WORDS = /\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu;
const SENTENCES = /[^\p{STerm}\n]+[\p{STerm}\s]*|[\p{STerm}\s]+/gu;

/** Above this many removed and added pieces a comparison gives up, which bounds the time for any pair of texts. */
const EDITS_MAX = 250;

/**
 * The word-by-word difference; of a text rewritten for the most part, the difference by sentences or as a whole. All
 * parts but the added ones make up the old text, all but the removed ones the new text. Within a change the removed
 * part comes before the added one.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  return diffPieces(before, after, WORDS) ?? diffPieces(before, after, SENTENCES) ?? replaceAll(before, after);
}

function diffPieces(before: string, after: string, piece: RegExp): DiffPart[] | undefined {
  const changes = diffArrays(before.match(piece) ?? [], after.match(piece) ?? [], { maxEditLength: EDITS_MAX });
  return changes?.map(({ removed, added, value }) => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }));
}

function replaceAll(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter(({ text }) => text !== '');
}
