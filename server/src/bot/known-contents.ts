/** Messages whose text is remembered, so that an edit that changed none of it is told apart. */
const MESSAGES_MAX = 20_000;

/** Whether the text of a message is another one than when it was last looked at. */
export interface KnownContents {
  isNews(messageId: string, content: string): boolean;
}

/** Remembers texts by their length and sum; link previews edit a message without changing its text. */
export function createKnownContents(): KnownContents {
  // Two halves, of which the older is let go whole: an order of every message would cost more than all else here.
  let newer = new Map<string, number>();
  let older = newer;
  return {
    isNews(messageId, content) {
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
