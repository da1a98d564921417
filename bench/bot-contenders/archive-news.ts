/** What the bot that stores messages, or does not, tells the program that started it. */
export type ArchiveNews =
  | { at: 'connected' }
  | { at: 'ready' }
  /** CPU time a message in microseconds, statements a hundred messages, and how many rows there are now. */
  | { at: 'taken'; cpuUs: number; statements: number; stored: string };

export function tell(news: ArchiveNews): void {
  process.send?.(news);
}
