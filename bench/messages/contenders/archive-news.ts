/** Messages from the bot's process to the bench that started it, with or without storing. */
export type ArchiveNews =
  | { at: 'connected' }
  | { at: 'ready' }
  /** CPU time per message in microseconds, statements per hundred messages, and the current number of rows. */
  | { at: 'taken'; cpuUs: number; statements: number; stored: string };

export function report(news: ArchiveNews): void {
  process.send?.(news);
}
