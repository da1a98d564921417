import { LRUCache } from 'lru-cache';

/** Messages whose text is remembered, so that an edit that changed none of it is told apart. */
const MESSAGES_MAX = 20_000;

/** Whether the text of a message is another one than when it was last looked at. */
export interface KnownContents {
  isNews(messageId: string, content: string): boolean;
}

/** Remembers texts by their length and sum; link previews edit a message without changing its text. */
export function createKnownContents(): KnownContents {
  const sums = new LRUCache<string, number>({ max: MESSAGES_MAX });
  return {
    isNews(messageId, content) {
      const sum = sumOf(content);
      const isNews = sums.get(messageId) !== sum;
      sums.set(messageId, sum);
      return isNews;
    },
  };
}

function sumOf(content: string): number {
  let sum = content.length;
  for (let index = 0; index < content.length; index += 1) sum = (Math.imul(sum, 31) + content.charCodeAt(index)) | 0;
  return sum;
}
