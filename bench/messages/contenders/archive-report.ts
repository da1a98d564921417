/** Messages from the bot's process to the bench that started it, with or without storing. */
export type ArchiveReport =
  | { at: 'connected' }
  | { at: 'ready' }
  /** CPU time per message in microseconds, statements per hundred messages, and the current number of rows. */
  | { at: 'taken'; cpuUs: number; statements: number; stored: string };

export function report(message: ArchiveReport): void {
  process.send?.(message);
}
