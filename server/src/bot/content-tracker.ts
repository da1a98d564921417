/** Most messages whose text is remembered, to recognise edits that did not change it. */
const MESSAGES_MAX = 20_000;

/** Whether a message's text has changed since it was last checked. */
export interface ContentTracker {
  isChanged(messageId: string, content: string): boolean;
}

/** Remembers texts by length and checksum; link previews edit a message without changing its text. */
export function createContentTracker(): ContentTracker {
  // Two halves, of which the older is dropped as a whole: a full LRU order would cost more than everything else here.
  let newer = new Map<string, number>();
  let older = newer;
  return {
    isChanged(messageId, content) {
      const sum = sumOf(content);
      const known = newer.get(messageId) ?? older.get(messageId);
      if (known === sum) return false;
      if (newer.size >= MESSAGES_MAX / 2) {
        older = newer;
        newer = new Map();
      }
      newer.set(messageId, sum);
      return true;
    },
  };
}

function sumOf(content: string): number {
  let sum = content.length;
  for (let index = 0; index < content.length; index += 1) sum = (Math.imul(sum, 31) + content.charCodeAt(index)) | 0;
  return sum;
}
